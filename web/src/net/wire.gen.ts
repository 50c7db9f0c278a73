/* Made from src/overlord/server/http/page_types.py by make; not to be edited. */

/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FromPage".
 */
export type FromPage = Act | Why | Say | Signal | Undo | Pace | Hurry | Standing | Hold | Seat | Nudge | End | Name;
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FromServer".
 */
export type FromServer = Update | Refused | Reasons | Note;

export interface Wire {
  Act?: Act;
  Play?: Play;
  Give?: Give;
  Keep?: Keep;
  Discard?: Discard;
  Chip?: Chip;
  Lay?: Lay;
  Order?: Order;
  Move?: Move;
  Exit?: Exit;
  Battle?: Battle;
  Target?: Target;
  Special?: Special;
  Combat?: Combat;
  Choose?: Choose;
  Reroll?: Reroll;
  Draw?: Draw;
  Enter?: Enter;
  Activate?: Activate;
  Fly?: Fly;
  Land?: Land;
  Air?: Air;
  Ambush?: Ambush;
  Ignore?: Ignore;
  Retreat?: Retreat;
  Ground?: Ground;
  Roll?: Roll;
  Confirm?: Confirm;
  Pass?: Pass;
  Done?: Done;
  Ready?: Ready;
  GungHo?: GungHo;
  Visit?: Visit;
  EndVisit?: EndVisit;
  Why?: Why;
  Say?: Say;
  Signal?: Signal;
  Undo?: Undo;
  Pace?: Pace;
  Hurry?: Hurry;
  Standing?: Standing;
  Hold?: Hold;
  Seat?: Seat;
  Nudge?: Nudge;
  End?: End;
  Name?: Name;
  Update?: Update;
  TurnStarted?: TurnStarted;
  CardPlayed?: CardPlayed;
  CardsGiven?: CardsGiven;
  Secret?: Secret;
  SortieShown?: SortieShown;
  Marked?: Marked;
  Visited?: Visited;
  Huddled?: Huddled;
  CardLaid?: CardLaid;
  Ordered?: Ordered;
  Moved?: Moved;
  TookGround?: TookGround;
  Retreated?: Retreated;
  Exited?: Exited;
  Declared?: Declared;
  Ambushed?: Ambushed;
  Rolled?: Rolled;
  Lost?: Lost;
  Eliminated?: Eliminated;
  Healed?: Healed;
  Ignored?: Ignored;
  MedalsWon?: MedalsWon;
  MedalsLost?: MedalsLost;
  Placed?: Placed;
  Removed?: Removed;
  MineShown?: MineShown;
  BridgeBlown?: BridgeBlown;
  CrossHairs?: CrossHairs;
  Captured?: Captured;
  Sight?: Sight;
  Drew?: Drew;
  Discarded?: Discarded;
  ChipPlaced?: ChipPlaced;
  ChipTaken?: ChipTaken;
  CombatPlayed?: CombatPlayed;
  CombatChose?: CombatChose;
  CombatDrew?: CombatDrew;
  CombatPeeked?: CombatPeeked;
  CombatReshuffled?: CombatReshuffled;
  Deployed?: Deployed;
  Shifted?: Shifted;
  StatusSet?: StatusSet;
  StatusEnded?: StatusEnded;
  Cancelled?: Cancelled;
  Stopped?: Stopped;
  Smoked?: Smoked;
  Dropped?: Dropped;
  PlaneEntered?: PlaneEntered;
  PlaneFlew?: PlaneFlew;
  PlaneTookOff?: PlaneTookOff;
  PlaneLanded?: PlaneLanded;
  PlaneLeft?: PlaneLeft;
  AirAction?: AirAction;
  Reshuffled?: Reshuffled;
  Talked?: Talked;
  Signalled?: Signalled;
  Ended?: Ended;
  View?: View;
  HexView?: HexView;
  MineView?: MineView;
  UnitView?: UnitView;
  ActView?: ActView;
  HandView?: HandView;
  LaidView?: LaidView;
  GivenView?: GivenView;
  MedalView?: MedalView;
  ObjectiveView?: ObjectiveView;
  Question?: Question;
  OutcomeView?: OutcomeView;
  CombatView?: CombatView;
  StatusView?: StatusView;
  PlaneView?: PlaneView;
  Asked?: Asked;
  Refused?: Refused;
  Ending?: Ending;
  TableInfo?: TableInfo;
  PlaceInfo?: PlaceInfo;
  Reasons?: Reasons;
  Part?: Part;
  Odds?: Odds;
  Note?: Note;
  NewTable?: NewTable;
  WhichPlace?: WhichPlace;
  WhichLink?: WhichLink;
  Catalogue?: Catalogue;
  BattleInfo?: BattleInfo;
  CampInfo?: CampInfo;
  BattleText?: BattleText;
  SpoiledFile?: SpoiledFile;
  HouseOption?: HouseOption;
  DeckHead?: DeckHead;
  Handbook?: Handbook;
  Entry?: Entry;
  Fact?: Fact;
  RuleText?: RuleText;
  Me?: Me;
  MadeTable?: MadeTable;
  PlaceLink?: PlaceLink;
  MyTables?: MyTables;
  MyTable?: MyTable;
  TableAnswer?: TableAnswer;
  DeckInfo?: DeckInfo;
  CombatCardInfo?: CombatCardInfo;
  HandbookChanges?: HandbookChanges;
  NextTable?: NextTable;
  FreshLink?: FreshLink;
  Drawn?: Drawn;
  StoryPage?: StoryPage;
  StoryStep?: StoryStep;
  Summary?: Summary;
  MedalMark?: MedalMark;
  UnitTale?: UnitTale;
  Luck?: Luck;
  FromPage?: FromPage;
  FromServer?: FromServer;
}
/**
 * Answer a question with one of its listed options, given as listed or as text.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Act".
 */
export interface Act {
  type: "act";
  question: number;
  action:
    | string
    | (
        | Play
        | Give
        | Keep
        | Discard
        | Chip
        | Lay
        | Order
        | Move
        | Exit
        | Battle
        | Target
        | Special
        | Combat
        | Choose
        | Reroll
        | Draw
        | Enter
        | Activate
        | Fly
        | Land
        | Air
        | Ambush
        | Ignore
        | Retreat
        | Ground
        | Roll
        | Confirm
        | Pass
        | Done
        | Ready
        | GungHo
        | Visit
        | EndVisit
      );
}
/**
 * Play this card as the turn's card (standard battle).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Play".
 */
export interface Play {
  type: "play";
  card: string;
}
/**
 * Hand this card to a general.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Give".
 */
export interface Give {
  type: "give";
  card: string;
  seat: string;
}
/**
 * Keep this card: the commander's own Tactic card, or the better of two drawn.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Keep".
 */
export interface Keep {
  type: "keep";
  card: string;
}
/**
 * Throw this card away because nothing in the hand can be played.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Discard".
 */
export interface Discard {
  type: "discard";
  card: string;
}
/**
 * Put this card under the Commissar chip.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Chip".
 */
export interface Chip {
  type: "chip";
  card: string;
}
/**
 * Lay this card in a section, `s1` to `s6`, or across `both` sections of a flank.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Lay".
 */
export interface Lay {
  type: "lay";
  card: string;
  section: string;
}
/**
 * Name the unit on this hex.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Order".
 */
export interface Order {
  type: "order";
  unit: string;
}
/**
 * Move a unit; `via` is given only where the path makes a difference.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Move".
 */
export interface Move {
  type: "move";
  unit: string;
  via: string[];
  to: string;
}
/**
 * Leave the board through an exit hex that this unit can reach.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Exit".
 */
export interface Exit {
  type: "exit";
  unit: string;
  by: string;
}
/**
 * Battle the unit on the target hex.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Battle".
 */
export interface Battle {
  type: "battle";
  unit: string;
  target: string;
}
/**
 * Name a unit for a card that names units one by one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Target".
 */
export interface Target {
  type: "target";
  unit: string;
}
/**
 * A special action by its key, at a hex if it needs one; or a Combat card played as its deck's special action.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Special".
 */
export interface Special {
  type: "special";
  key: string;
  unit?: string;
  target?: string;
}
/**
 * Play a Combat card as written, on what `at` lists: units (by their hexes), hexes, or a section.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Combat".
 */
export interface Combat {
  type: "combat";
  card: string;
  at?: string[];
}
/**
 * Take one of the options that a card offers.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Choose".
 */
export interface Choose {
  type: "choose";
  what: string;
}
/**
 * Roll these dice again.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reroll".
 */
export interface Reroll {
  type: "reroll";
  faces: string;
}
/**
 * Draw the optional card.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Draw".
 */
export interface Draw {
  type: "draw";
}
/**
 * Bring an airplane of this type onto the board at an edge hex.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Enter".
 */
export interface Enter {
  type: "enter";
  plane: string;
  at: string;
}
/**
 * Order the airplane over this hex, or on the ground there.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Activate".
 */
export interface Activate {
  type: "activate";
  unit: string;
}
/**
 * Fly an airplane; `via` lists the hexes it passes over.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Fly".
 */
export interface Fly {
  type: "fly";
  unit: string;
  via: string[];
  to: string;
}
/**
 * Land an airplane on the airfield below it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Land".
 */
export interface Land {
  type: "land";
  unit: string;
}
/**
 * A special action of an airplane, against or for the unit on the target hex if it needs one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Air".
 */
export interface Air {
  type: "air";
  key: string;
  unit: string;
  target?: string;
}
/**
 * Play Ambush and hand it to this seat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ambush".
 */
export interface Ambush {
  type: "ambush";
  seat: string;
}
/**
 * Ignore this many flags.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ignore".
 */
export interface Ignore {
  type: "ignore";
  flags: number;
}
/**
 * Retreat one hex.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Retreat".
 */
export interface Retreat {
  type: "retreat";
  unit: string;
  to: string;
}
/**
 * Take ground.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ground".
 */
export interface Ground {
  type: "ground";
}
/**
 * Roll the die for a general's own initiative.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Roll".
 */
export interface Roll {
  type: "roll";
}
/**
 * Confirm the draft.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Confirm".
 */
export interface Confirm {
  type: "confirm";
}
/**
 * Decline.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pass".
 */
export interface Pass {
  type: "pass";
}
/**
 * Do nothing more in this phase.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Done".
 */
export interface Done {
  type: "done";
}
/**
 * Say that the huddle may end.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ready".
 */
export interface Ready {
  type: "ready";
}
/**
 * Let this general order one unit more.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GungHo".
 */
export interface GungHo {
  type: "gung-ho";
  seat: string;
}
/**
 * Visit this general.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Visit".
 */
export interface Visit {
  type: "visit";
  seat: string;
}
/**
 * End the visit.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "EndVisit".
 */
export interface EndVisit {
  type: "end-visit";
}
/**
 * Ask how the number of an option is made up.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Why".
 */
export interface Why {
  type: "why";
  question: number;
  action:
    | string
    | (
        | Play
        | Give
        | Keep
        | Discard
        | Chip
        | Lay
        | Order
        | Move
        | Exit
        | Battle
        | Target
        | Special
        | Combat
        | Choose
        | Reroll
        | Draw
        | Enter
        | Activate
        | Fly
        | Land
        | Air
        | Ambush
        | Ignore
        | Retreat
        | Ground
        | Roll
        | Confirm
        | Pass
        | Done
        | Ready
        | GungHo
        | Visit
        | EndVisit
      );
}
/**
 * Talk in a channel, in the name of one of the reader's seats.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  type: "say";
  channel: string;
  text: string;
  seat?: string;
}
/**
 * Send a fixed signal: a courtesy to the `table`, or a field signal in a channel, with or without a hex.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Signal".
 */
export interface Signal {
  type: "signal";
  channel: string;
  signal: string;
  hex?: string;
  seat?: string;
}
/**
 * Take back the last answer of the reader's place.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  type: "undo";
}
/**
 * Set how fast the bots of this table answer.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pace".
 */
export interface Pace {
  type: "pace";
  speed: "fast" | "instant" | "normal" | "slow";
}
/**
 * Make bots answer at once what they are asked now.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hurry".
 */
export interface Hurry {
  type: "hurry";
}
/**
 * Let the reader's place pass by itself in these windows, after a while; an empty list ends that.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Standing".
 */
export interface Standing {
  type: "standing";
  /**
   * @maxItems 40
   */
  windows: string[];
}
/**
 * Suspend the standing orders of the reader's place, or resume them.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hold".
 */
export interface Hold {
  type: "hold";
  on: boolean;
}
/**
 * Take a place back from its bot, let a bot play it, or leave it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Seat".
 */
export interface Seat {
  type: "seat";
  place: number;
  do: "bot" | "leave" | "take";
}
/**
 * Call a place that everybody waits for.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Nudge".
 */
export interface Nudge {
  type: "nudge";
  place: number;
}
/**
 * Ask to resign or to agree on a draw, take that back, or decline another's wish.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "End".
 */
export interface End {
  type: "end";
  how: "draw" | "resign";
  do: "decline" | "want" | "withdraw";
}
/**
 * Set the name of the person.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Name".
 */
export interface Name {
  type: "name";
  name: string;
}
/**
 * Everything the reader may know now. The log of the page is its first `since` events, then those in `told`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Update".
 */
export interface Update {
  type: "update";
  version: number;
  story: number;
  since: number;
  told: (
    | TurnStarted
    | CardPlayed
    | CardsGiven
    | SortieShown
    | Marked
    | Visited
    | Huddled
    | CardLaid
    | Ordered
    | Moved
    | TookGround
    | Retreated
    | Exited
    | Declared
    | Ambushed
    | Rolled
    | Lost
    | Eliminated
    | Healed
    | Ignored
    | MedalsWon
    | MedalsLost
    | Placed
    | Removed
    | MineShown
    | BridgeBlown
    | CrossHairs
    | Captured
    | Sight
    | Drew
    | Discarded
    | ChipPlaced
    | ChipTaken
    | CombatPlayed
    | CombatChose
    | CombatDrew
    | CombatPeeked
    | CombatReshuffled
    | Deployed
    | Shifted
    | StatusSet
    | StatusEnded
    | Cancelled
    | Stopped
    | Smoked
    | Dropped
    | PlaneEntered
    | PlaneFlew
    | PlaneTookOff
    | PlaneLanded
    | PlaneLeft
    | AirAction
    | Reshuffled
    | Talked
    | Signalled
    | Ended
  )[];
  place: number;
  owner: boolean;
  view: View;
  asked: Asked[];
  channels: {
    [k: string]: Refused | null;
  };
  ending: Ending;
  undo: boolean;
  table: TableInfo;
  standing?: string[];
  holding?: boolean;
}
/**
 * A camp's turn began; `turn` counts the turns of both camps together.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TurnStarted".
 */
export interface TurnStarted {
  type: "turnstarted";
  camp: string;
  turn: number;
}
/**
 * A command card was played, face up.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardPlayed".
 */
export interface CardPlayed {
  type: "cardplayed";
  seat: string;
  card: string;
  copied?: string;
}
/**
 * A commander handed cards to a general, face down.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardsGiven".
 */
export interface CardsGiven {
  type: "cardsgiven";
  seat: string;
  to: string;
  count: number;
  cards: Secret;
}
/**
 * The part of an event that only some seats may know; the others get None.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Secret".
 */
export interface Secret {
  owners: string[];
  value: string[] | null;
}
/**
 * An Air Sortie was drawn: face up beside the camp, and replaced.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SortieShown".
 */
export interface SortieShown {
  type: "sortieshown";
  camp: string;
}
/**
 * A Marine general may order one extra unit; only he and his commander are told who.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Marked".
 */
export interface Marked {
  type: "marked";
  seat: string;
  to: Secret;
}
/**
 * The commander visits this general, or nobody if none is named.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Visited".
 */
export interface Visited {
  type: "visited";
  seat: string;
  to: string;
}
/**
 * Every seat is ready: from now on talk is limited.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Huddled".
 */
export interface Huddled {
  type: "huddled";
}
/**
 * A general laid a card over these sections, face up.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CardLaid".
 */
export interface CardLaid {
  type: "cardlaid";
  seat: string;
  card: string;
  sections: string[];
}
/**
 * A unit was ordered.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ordered".
 */
export interface Ordered {
  type: "ordered";
  seat: string;
  unit: string;
}
/**
 * A unit moved along these hexes and now stands on the last one.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Moved".
 */
export interface Moved {
  type: "moved";
  unit: string;
  path: string[];
}
/**
 * A unit took ground: it moved into the hex that its close assault emptied.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TookGround".
 */
export interface TookGround {
  type: "tookground";
  unit: string;
  to: string;
}
/**
 * A unit retreated one hex.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Retreated".
 */
export interface Retreated {
  type: "retreated";
  unit: string;
  to: string;
}
/**
 * A unit left the board through an exit hex.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Exited".
 */
export interface Exited {
  type: "exited";
  camp: string;
  unit: string;
}
/**
 * A battle was declared: who, against whom, with how many dice.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Declared".
 */
export interface Declared {
  type: "declared";
  unit: string;
  target: string;
  dice: number;
}
/**
 * An Ambush was played: this seat's unit strikes first.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ambushed".
 */
export interface Ambushed {
  type: "ambushed";
  seat: string;
  unit: string;
  target: string;
}
/**
 * Dice were rolled: by whom, for what, and which faces came up.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rolled".
 */
export interface Rolled {
  type: "rolled";
  seat: string;
  purpose: string;
  faces: string;
  unit?: string;
  target?: string;
  kept?: string;
}
/**
 * A unit lost figures; `left` is how many remain.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Lost".
 */
export interface Lost {
  type: "lost";
  unit: string;
  figures: number;
  left: number;
}
/**
 * A unit lost its last figure.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Eliminated".
 */
export interface Eliminated {
  type: "eliminated";
  camp: string;
  unit: string;
  kind: string;
}
/**
 * A unit got figures back.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Healed".
 */
export interface Healed {
  type: "healed";
  unit: string;
  figures: number;
}
/**
 * A unit ignored this many flags.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ignored".
 */
export interface Ignored {
  type: "ignored";
  unit: string;
  flags: number;
}
/**
 * A camp won medals: the reason and, for an objective, its hexes.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MedalsWon".
 */
export interface MedalsWon {
  type: "medalswon";
  camp: string;
  medals: number;
  reason: string;
  hexes?: string[];
}
/**
 * A camp lost the medals of an objective that it no longer holds.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MedalsLost".
 */
export interface MedalsLost {
  type: "medalslost";
  camp: string;
  medals: number;
  hexes?: string[];
}
/**
 * Something was laid on a hex: sandbags, another obstacle, a minefield.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Placed".
 */
export interface Placed {
  type: "placed";
  hex: string;
  feature: string;
}
/**
 * Something on a hex is gone: wire, sandbags, a minefield, a cave.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Removed".
 */
export interface Removed {
  type: "removed";
  hex: string;
  feature: string;
}
/**
 * A minefield token was turned face up.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MineShown".
 */
export interface MineShown {
  type: "mineshown";
  hex: string;
  strength: number;
}
/**
 * A bridge was blown up.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BridgeBlown".
 */
export interface BridgeBlown {
  type: "bridgeblown";
  hex: string;
}
/**
 * A big gun has a unit in its cross-hairs and rolls one more die against it next time.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CrossHairs".
 */
export interface CrossHairs {
  type: "crosshairs";
  unit: string;
  target: string;
}
/**
 * A headquarters tent changed hands.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Captured".
 */
export interface Captured {
  type: "captured";
  camp: string;
  hex: string;
}
/**
 * The new range of sight in the dark.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Sight".
 */
export interface Sight {
  type: "sight";
  hexes: number;
}
/**
 * A seat drew command cards.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Drew".
 */
export interface Drew {
  type: "drew";
  seat: string;
  count: number;
  cards: Secret;
}
/**
 * A seat threw a command card away, face up.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Discarded".
 */
export interface Discarded {
  type: "discarded";
  seat: string;
  card: string;
}
/**
 * A card went under the Commissar chip, face down.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ChipPlaced".
 */
export interface ChipPlaced {
  type: "chipplaced";
  seat: string;
  cards: Secret;
}
/**
 * The cards under the chip were taken, to be played this turn.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ChipTaken".
 */
export interface ChipTaken {
  type: "chiptaken";
  seat: string;
  count: number;
}
/**
 * A Combat card was played, as written or as the special action, and lies face up on the discard pile.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CombatPlayed".
 */
export interface CombatPlayed {
  type: "combatplayed";
  seat: string;
  card: string;
  special: boolean;
  at: string[];
  window: string;
}
/**
 * Which option of a Combat card was chosen: its number among those of the card or of its `special:` action.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CombatChose".
 */
export interface CombatChose {
  type: "combatchose";
  seat: string;
  card: string;
  way: number;
}
/**
 * A seat drew Combat cards.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CombatDrew".
 */
export interface CombatDrew {
  type: "combatdrew";
  seat: string;
  count: number;
  cards: Secret;
}
/**
 * A general looked at the top card of the Combat deck.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CombatPeeked".
 */
export interface CombatPeeked {
  type: "combatpeeked";
  seat: string;
  cards: Secret;
}
/**
 * The Combat discards were shuffled into a new draw pile of this many cards.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CombatReshuffled".
 */
export interface CombatReshuffled {
  type: "combatreshuffled";
  cards: number;
}
/**
 * A new unit was deployed from spare figures.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Deployed".
 */
export interface Deployed {
  type: "deployed";
  camp: string;
  unit: string;
  kind: string;
  figures: number;
}
/**
 * A card put a unit on another hex.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Shifted".
 */
export interface Shifted {
  type: "shifted";
  unit: string;
  to: string;
}
/**
 * A status that lasts beyond the turn was set, on a unit or over sections.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "StatusSet".
 */
export interface StatusSet {
  type: "statusset";
  name: string;
  at: string[];
}
/**
 * A status ended.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "StatusEnded".
 */
export interface StatusEnded {
  type: "statusended";
  name: string;
  at: string[];
}
/**
 * A declared battle was cancelled.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Cancelled".
 */
export interface Cancelled {
  type: "cancelled";
  unit: string;
  target: string;
}
/**
 * A unit was stopped and moves no farther this turn.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Stopped".
 */
export interface Stopped {
  type: "stopped";
  unit: string;
}
/**
 * Smoke was laid over these hexes, or has cleared.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Smoked".
 */
export interface Smoked {
  type: "smoked";
  hexes: string[];
  gone?: boolean;
}
/**
 * A parachute was dropped: where it was aimed, where it drifted, and whether it landed.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Dropped".
 */
export interface Dropped {
  type: "dropped";
  camp: string;
  aim: string;
  path: string[];
  landed: boolean;
}
/**
 * An airplane came onto the board at an edge hex.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PlaneEntered".
 */
export interface PlaneEntered {
  type: "planeentered";
  seat: string;
  plane: string;
  hex: string;
}
/**
 * An airplane flew along these hexes.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PlaneFlew".
 */
export interface PlaneFlew {
  type: "planeflew";
  unit: string;
  path: string[];
}
/**
 * An airplane took off from the ground.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PlaneTookOff".
 */
export interface PlaneTookOff {
  type: "planetookoff";
  seat: string;
  plane: string;
  hex: string;
}
/**
 * An airplane landed and is now a unit on the ground.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PlaneLanded".
 */
export interface PlaneLanded {
  type: "planelanded";
  seat: string;
  plane: string;
  hex: string;
}
/**
 * An airplane left the board: it failed a check, dived into its target, got no order or was one too many.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PlaneLeft".
 */
export interface PlaneLeft {
  type: "planeleft";
  camp: string;
  plane: string;
  hex: string;
  reason: string;
}
/**
 * An airplane used a special action, against or for a unit if one is named.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AirAction".
 */
export interface AirAction {
  type: "airaction";
  seat: string;
  key: string;
  unit: string;
  target?: string;
}
/**
 * The discards were shuffled into a new draw pile of this many cards.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reshuffled".
 */
export interface Reshuffled {
  type: "reshuffled";
  cards: number;
}
/**
 * A message in a channel; only the seats that may read it get this event.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Talked".
 */
export interface Talked {
  type: "talked";
  seat: string;
  channel: string;
  text: Secret;
}
/**
 * A fixed signal, to the whole table or in a channel; only its readers get this event.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Signalled".
 */
export interface Signalled {
  type: "signalled";
  seat: string;
  channel: string;
  signal: string;
  hex: string;
  readers: string[];
}
/**
 * The battle is over; a draw has no winner.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ended".
 */
export interface Ended {
  type: "ended";
  winner: string;
  reason: string;
}
/**
 * All that the holder of a seat may know, and nothing more; it encodes to JSON as it is.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
  seat: string;
  scenario: string;
  board: string;
  face: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  edges: never[];
  turn: number;
  active: string;
  visibility: number;
  hexes: HexView[];
  mines: MineView[];
  units: UnitView[];
  acts: ActView[];
  hands: HandView[];
  table: LaidView[];
  given: GivenView[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  sorties: never[];
  marked: string;
  deck: number;
  discard: number;
  discarded: string;
  medals: MedalView[];
  objectives: ObjectiveView[];
  sandbags: number;
  questions: Question[];
  options: (
    | Play
    | Give
    | Keep
    | Discard
    | Chip
    | Lay
    | Order
    | Move
    | Exit
    | Battle
    | Target
    | Special
    | Combat
    | Choose
    | Reroll
    | Draw
    | Enter
    | Activate
    | Fly
    | Land
    | Air
    | Ambush
    | Ignore
    | Retreat
    | Ground
    | Roll
    | Confirm
    | Pass
    | Done
    | Ready
    | GungHo
    | Visit
    | EndVisit
  )[];
  draft: string[];
  outcome: OutcomeView | null;
  combat?: CombatView[];
  combat_deck?: number;
  combat_discard?: string[];
  touched?: string[];
  alongside?: string[];
  statuses?: StatusView[];
  planes?: PlaneView[];
  smoke?: string[];
  commands?: LaidView[];
  before?: LaidView[];
  mood?: string;
}
/**
 * A hex that is more than open ground: its tile first, then what is built or laid on it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HexView".
 */
export interface HexView {
  hex: string;
  features: string[];
  owner?: string;
  road?: number;
  rail?: number;
  ends?: number;
  sides?: string[];
}
/**
 * The mine token on a hex; its strength is None until it was revealed.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MineView".
 */
export interface MineView {
  hex: string;
  camp: string;
  strength: number | null;
}
/**
 * All figures on one hex, as everybody sees them.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "UnitView".
 */
export interface UnitView {
  hex: string;
  camp: string;
  kind: string;
  figures: number;
  strength: number;
  nation?: string;
  traits?: number;
  ordered?: string;
  waits?: number;
  aimed_at?: string[];
  worth?: number;
  conditions?: string[];
  coupled?: string;
}
/**
 * What an ordered unit has done this turn; all of it is public.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ActView".
 */
export interface ActView {
  unit: string;
  seat: string;
  orders: string;
  moved: number;
  steps: number;
  battles: number;
  grounds: number;
  road: boolean;
  hard: boolean;
  entered_no_battle: boolean;
  left_no_battle: boolean;
  over: boolean;
  barred: boolean;
  overrun: boolean;
  second: boolean;
  cards?: string[];
  support?: number;
  no_overrun?: boolean;
}
/**
 * A hand: its size is public, its cards are only for those who may see them.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HandView".
 */
export interface HandView {
  seat: string;
  size: number;
  cards: string[] | null;
  limit: number;
  chip?: number;
  chip_cards?: string[] | null;
  due?: number;
  due_cards?: string[] | null;
}
/**
 * A card on the table, face up.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LaidView".
 */
export interface LaidView {
  seat: string;
  card: string;
  sections: string[];
}
/**
 * Cards given to a seat and not yet laid; None for those who may not see them.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GivenView".
 */
export interface GivenView {
  seat: string;
  size: number;
  cards: string[] | null;
}
/**
 * The medals that a camp has, and how many it needs to win.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MedalView".
 */
export interface MedalView {
  camp: string;
  medals: number;
  needed: number;
}
/**
 * Medals for occupying hexes, and who holds them.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ObjectiveView".
 */
export interface ObjectiveView {
  hexes: string[];
  camp: string;
  holder: string;
  scored: number;
  worth: number;
  kind: string;
  need?: number;
  sections?: string[];
  sudden_death?: string;
  required?: boolean;
}
/**
 * An open question: everybody may see who is asked, but only that seat sees its options.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Question".
 */
export interface Question {
  id: number;
  seat: string;
  kind: string;
  about?: string;
}
/**
 * How the battle ended.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "OutcomeView".
 */
export interface OutcomeView {
  winner: string;
  reason: string;
}
/**
 * The Combat cards of a seat: their number is public, their keys are only for its holder.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CombatView".
 */
export interface CombatView {
  seat: string;
  size: number;
  cards: string[] | null;
}
/**
 * A status that lasts beyond the turn, on the unit of a hex or over sections.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "StatusView".
 */
export interface StatusView {
  name: string;
  at: string[];
  reach?: number;
}
/**
 * An airplane in the air, above whatever is on its hex.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PlaneView".
 */
export interface PlaneView {
  hex: string;
  camp: string;
  kind: string;
  ordered?: string;
  flown?: number;
  acted?: boolean;
  path?: string[];
}
/**
 * A question to one of the reader's seats, with its legal answers and what was drafted so far.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Asked".
 */
export interface Asked {
  question: number;
  seat: string;
  kind: string;
  options: (
    | Play
    | Give
    | Keep
    | Discard
    | Chip
    | Lay
    | Order
    | Move
    | Exit
    | Battle
    | Target
    | Special
    | Combat
    | Choose
    | Reroll
    | Draw
    | Enter
    | Activate
    | Fly
    | Land
    | Air
    | Ambush
    | Ignore
    | Retreat
    | Ground
    | Roll
    | Confirm
    | Pass
    | Done
    | Ready
    | GungHo
    | Visit
    | EndVisit
  )[];
  draft: string[];
}
/**
 * Nothing was done. The text is `illegal-<key>`, or `table-<key>` if the reason is not a rule of the game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  type: "refused";
  key: string;
  values: {
    [k: string]: string;
  };
  rule: string;
}
/**
 * What people have said about ending the battle, as far as the reader's camp knows.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ending".
 */
export interface Ending {
  resign: number[];
  draw: number[];
  offered: string[];
}
/**
 * The table around the battle.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableInfo".
 */
export interface TableInfo {
  id: string;
  battle: string;
  places: PlaceInfo[];
  owner: string;
  speed: string;
  watchers: number;
  seeded: boolean;
  watching?: string[];
  rematch?: string;
  clock?: number;
  left?: {
    [k: string]: number;
  };
}
/**
 * One place at the table, as everybody sees it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PlaceInfo".
 */
export interface PlaceInfo {
  place: number;
  seats: string[];
  names: string[];
  online: boolean;
  bot: string;
  away_votes?: number;
  late?: boolean;
}
/**
 * How the number of an answer is made up, or why it is not a legal answer.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reasons".
 */
export interface Reasons {
  type: "reasons";
  question: number;
  action: string;
  parts: Part[];
  odds: Odds | null;
  refused?: Refused | null;
}
/**
 * One part of a number: how much, why (`why-<reason>`), and its rule.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Part".
 */
export interface Part {
  amount: number;
  reason: string;
  rule: string;
}
/**
 * Probabilities: `hits[k]` for exactly k hits, `flags[k]` for exactly k flags.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Odds".
 */
export interface Odds {
  dice: number;
  faces: string;
  hits: number[];
  flags: number[];
  eliminates: number;
  expected: number;
}
/**
 * Something about the table, with the text `note-<key>`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Note".
 */
export interface Note {
  type: "note";
  key: string;
  values: {
    [k: string]: string;
  };
}
/**
 * What somebody wants to play: each seat is their own, kept for a friend, or played by a bot.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  battle: string;
  name?: string;
  me?: string[];
  open?: string[];
  seating?: {
    [k: string]: number;
  };
  bot?: string;
  bots?: {
    [k: string]: string;
  };
  options?: {
    [k: string]: boolean | number | string;
  };
  seed?: number | null;
  speed?: string;
  clock?: number;
  lesson?: string;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WhichPlace".
 */
export interface WhichPlace {
  place: number;
  free?: boolean;
}
/**
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "WhichLink".
 */
export interface WhichLink {
  link: string;
}
/**
 * Everything that a table can be set up with.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Catalogue".
 */
export interface Catalogue {
  battles: BattleInfo[];
  spoiled: SpoiledFile[];
  bots: string[];
  options: HouseOption[];
  speeds: string[];
  decks: DeckHead[];
}
/**
 * A battle that a table can be set up with.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BattleInfo".
 */
export interface BattleInfo {
  key: string;
  own: boolean;
  board: string;
  face: string;
  size: number[];
  seats: string[];
  first: string;
  camps: {
    [k: string]: CampInfo;
  };
  options: {
    [k: string]: boolean | number | string | {};
  };
  text: {
    [k: string]: BattleText;
  };
  picture: string;
}
/**
 * A camp at the start of a battle; its units are counted by kind.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CampInfo".
 */
export interface CampInfo {
  nation: string;
  hand: number;
  medals: number;
  units: {
    [k: string]: number;
  };
}
/**
 * The texts of a battle in one language.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "BattleText".
 */
export interface BattleText {
  name: string;
  briefing?: string;
  victory?: string;
  rules?: string;
  history?: string;
}
/**
 * A file of the user without a playable battle: its first problem, which names the file, and how many more.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SpoiledFile".
 */
export interface SpoiledFile {
  problem: string;
  more: number;
}
/**
 * An option that a table may set, with its texts by language.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HouseOption".
 */
export interface HouseOption {
  key: string;
  kind: string;
  default: boolean | number | string | {};
  rule: string;
  words: string[];
  text: {
    [k: string]: string;
  };
}
/**
 * A Combat deck that can be chosen.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DeckHead".
 */
export interface DeckHead {
  key: string;
  origin: string;
  theme: string;
  special: string;
  size: number;
  text: {
    [k: string]: {
      [k: string]: string;
    };
  };
  ways: {
    [k: string]: string[];
  };
}
/**
 * What every kind of ground and unit does, unless a battle changes it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Handbook".
 */
export interface Handbook {
  terrain: {
    [k: string]: Entry;
  };
  units: {
    [k: string]: Entry;
  };
}
/**
 * What one kind of ground or unit does, and the rule that says so.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Entry".
 */
export interface Entry {
  rule: string;
  facts: Fact[];
}
/**
 * One fact: the text `effect-<key>`, the kinds of unit it applies to (empty: all), and a number.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Fact".
 */
export interface Fact {
  key: string;
  who?: string[];
  n?: number;
  of?: number;
  dice?: string;
}
/**
 * A rule: in plain words by language, and the text of the rulebook.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "RuleText".
 */
export interface RuleText {
  id: string;
  plain: {
    [k: string]: string;
  };
  section: string;
  text: string;
  unsure: boolean;
}
/**
 * The name that somebody has, or wants to have.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
  name: string;
}
/**
 * A new table, the owner's place at it, and the links to all places.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MadeTable".
 */
export interface MadeTable {
  table: string;
  place: number;
  page: string;
  places: PlaceLink[];
  watch: string;
}
/**
 * A place at a new table and the link to it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PlaceLink".
 */
export interface PlaceLink {
  place: number;
  seats: string[];
  link: string;
}
/**
 * Every table where somebody has a place.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MyTables".
 */
export interface MyTables {
  tables: MyTable[];
}
/**
 * A table in somebody's list; `names` has the name by language if the page does not know the battle.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MyTable".
 */
export interface MyTable {
  id: string;
  battle: string;
  begun: number;
  turn: number;
  active: string;
  asked: string;
  over: string;
  reason: string;
  place: number;
  seats: string;
  owner: boolean;
  names: {
    [k: string]: string;
  };
}
/**
 * What the page needs to know of a table before its first message arrives.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableAnswer".
 */
export interface TableAnswer {
  table: TableInfo;
  mine: number[];
  place: number;
  owner: boolean;
  options: {
    [k: string]: boolean | number | string | {};
  };
  text: {
    [k: string]: BattleText;
  };
  decks: DeckInfo[];
  handbook: HandbookChanges;
  windows: string[];
  turn: number;
  over: boolean;
}
/**
 * A Combat deck with all its cards.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "DeckInfo".
 */
export interface DeckInfo {
  key: string;
  origin: string;
  theme: string;
  special: string;
  size: number;
  text: {
    [k: string]: {
      [k: string]: string;
    };
  };
  ways: {
    [k: string]: string[];
  };
  cards: CombatCardInfo[];
}
/**
 * One card of a Combat deck, and how it is played.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "CombatCardInfo".
 */
export interface CombatCardInfo {
  key: string;
  copies: number;
  camp: string;
  icon: boolean;
  timing: string;
  window: string;
  who: string;
  types: string[];
  does: string;
  text: {
    [k: string]: {
      [k: string]: string;
    };
  };
  ways: {
    [k: string]: string[];
  };
}
/**
 * The entries that differ in one battle, because of its patches and options.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HandbookChanges".
 */
export interface HandbookChanges {
  terrain: {
    [k: string]: Entry;
  };
  hexes: {
    [k: string]: {
      [k: string]: Entry;
    };
  };
  units: {
    [k: string]: {
      [k: string]: Entry;
    };
  };
}
/**
 * The table where the same people play again.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NextTable".
 */
export interface NextTable {
  table: string;
  page: string;
}
/**
 * A new link to a place.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "FreshLink".
 */
export interface FreshLink {
  place: number;
  link: string;
}
/**
 * A link as a QR code.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Drawn".
 */
export interface Drawn {
  svg: string;
}
/**
 * Some steps of a replayed battle; the last three fields are set only if its rules are no longer in use.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "StoryPage".
 */
export interface StoryPage {
  open: boolean;
  older: boolean;
  text: {
    [k: string]: BattleText;
  };
  decks: DeckInfo[];
  handbook: HandbookChanges;
  from: number;
  total: number;
  steps: StoryStep[];
  rematch?: string;
  seated?: boolean;
  mine?: string[];
}
/**
 * What happened, and the parts of the view that differ from the step before.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "StoryStep".
 */
export interface StoryStep {
  view: {};
  told: (
    | TurnStarted
    | CardPlayed
    | CardsGiven
    | SortieShown
    | Marked
    | Visited
    | Huddled
    | CardLaid
    | Ordered
    | Moved
    | TookGround
    | Retreated
    | Exited
    | Declared
    | Ambushed
    | Rolled
    | Lost
    | Eliminated
    | Healed
    | Ignored
    | MedalsWon
    | MedalsLost
    | Placed
    | Removed
    | MineShown
    | BridgeBlown
    | CrossHairs
    | Captured
    | Sight
    | Drew
    | Discarded
    | ChipPlaced
    | ChipTaken
    | CombatPlayed
    | CombatChose
    | CombatDrew
    | CombatPeeked
    | CombatReshuffled
    | Deployed
    | Shifted
    | StatusSet
    | StatusEnded
    | Cancelled
    | Stopped
    | Smoked
    | Dropped
    | PlaneEntered
    | PlaneFlew
    | PlaneTookOff
    | PlaneLanded
    | PlaneLeft
    | AirAction
    | Reshuffled
    | Talked
    | Signalled
    | Ended
  )[];
}
/**
 * A whole battle in figures; everything in it was public at the table.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Summary".
 */
export interface Summary {
  winner: string;
  reason: string;
  turns: number;
  needed: {
    [k: string]: number;
  };
  start: {
    [k: string]: number;
  };
  medals: MedalMark[];
  units: UnitTale[];
  best: number;
  luck: Luck[];
}
/**
 * Medals won, or lost if `medals` is negative, and how both camps stand afterwards.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MedalMark".
 */
export interface MedalMark {
  turn: number;
  at: number;
  camp: string;
  medals: number;
  reason: string;
  hexes: string[];
  axis: number;
  allies: number;
}
/**
 * One unit from its first hex to its last: what it lost, and what it took from the enemy by its own battles.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "UnitTale".
 */
export interface UnitTale {
  camp: string;
  kind: string;
  start: string;
  strength: number;
  lost: number;
  took: number;
  eliminated: number;
  fell: string;
  turn: number;
}
/**
 * The dice of a camp against enemy units: how many hit, the average, and the range to expect from chance.
 *
 *     In 95 of 100 battles with fair dice the hits are between `low` and `high`; `more` is the chance of at least as many
 *     hits as there were.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Luck".
 */
export interface Luck {
  camp: string;
  dice: number;
  hits: number;
  expected: number;
  low: number;
  high: number;
  more: number;
}
