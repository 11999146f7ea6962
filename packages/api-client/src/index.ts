export { errorMessage, isApiError } from './api-error';
export type { ApiError } from './api-error';
export {
  onSubscriptionRequired,
  onUnauthorized,
  renewedToken,
  revokeSession,
} from './axios-base-query';
export { baseApi } from './base-api';
export { clearToken, onTokenChangedElsewhere, readToken, storeToken } from './session-token';
