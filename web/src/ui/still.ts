// Whether the system asks for reduced motion.
export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
