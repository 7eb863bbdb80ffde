/** What client and server say to each other: every message with its shape. */

export type {
  Language,
  Leaderboard,
  NotificationSettings,
  Notifications,
  PlayedGame,
  Profile,
  PushSubscription,
  Rating,
  RecoveryCode,
  Session,
} from './accounts.ts';
export * as accounts from './accounts.ts';
export { ERROR_CODES, type ErrorCode, errorCode, type Failure, failure, HTTP_STATUS } from './errors.ts';
export { API, FORMER_PLAYER, INVITE_HEADER, LIMITS, LOBBY_LIVE, livePath, PROTOCOL } from './limits.ts';
export * as live from './live.ts';
export { type ClientMessage, type Command, clientMessage, type Hello } from './live.ts';
export type {
  Lobby,
  LobbyCard,
  LobbyNews,
  Me,
  Mine,
  OneTable,
  RecordFile,
  Rematch,
  TableContent,
  Titles,
  WhoAmI,
} from './lobby.ts';
export * as lobby from './lobby.ts';
export * as news from './news.ts';
export {
  type Ack,
  type ChatLine,
  type Clocks,
  type Course,
  type LogEntry,
  type Order,
  type OrderBook,
  type PastMoment,
  type Presence,
  type RefusalMessage,
  type ServerMessage,
  type StateMessage,
  serverMessage,
  type UndoRequest,
  type Welcome,
  type WordedAsk,
} from './news.ts';
export type { Passkey, PasskeyOptions, Passkeys } from './passkeys.ts';
export * as passkeys from './passkeys.ts';
export type {
  ChangedTerms,
  Clock,
  ContentName,
  Early,
  Joining,
  MyTable,
  NewTable,
  OnTimeout,
  Place,
  PublishedTable,
  RatingChange,
  Reporting,
  SeatPlan,
  Status,
  TableCard,
  Visibility,
} from './table.ts';
export * as table from './table.ts';
export type { AnyView } from './words.ts';
