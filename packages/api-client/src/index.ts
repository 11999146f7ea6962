export { errorMessage, isApiError } from './api-error';
export type { ApiError } from './api-error';
export {
  forgetAll,
  forgetOthers,
  isRefused,
  loadClientAhead,
  onAnswered,
  onSubscriptionRequired,
  onUnauthorized,
  readAhead,
  readKept,
  renewedToken,
  revokeSession,
  sayOffline,
  sendWaiting,
  uploadFile,
} from './axios-base-query';
export type { Answer, ApiRequest } from './api-request';
export type { AnsweredCall, FileUpload } from './axios-base-query';
export { askEarly } from './early-answers';
export { baseApi } from './base-api';
export { keepAnswersTo, matchesPath } from './kept-answers';
export type { KeptAnswers, Question } from './kept-answers';
export { noteReached, reachability } from './reachability';
export { clearToken, onTokenChangedElsewhere, readToken, storeToken } from './session-token';
export { installOutbox } from './write-outbox';
export type { WriteOutbox } from './write-outbox';
