// What ESLint looks for on the page. The layout is Prettier's business, and types are svelte-check's.
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import ts from 'typescript-eslint'

export default defineConfig(
  globalIgnores(['**/*.gen.*', 'public/']),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    rules: {
      'no-undef': 'off', // svelte-check knows every name
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'svelte/no-useless-mustaches': 'off', // a space that has to be seen is written {' '}
      'svelte/prefer-svelte-reactivity': 'off', // maps and sets are made anew here, never changed under a reader
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
)
