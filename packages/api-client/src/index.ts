export { errorMessage, isApiError } from './api-error';
export type { ApiError } from './api-error';
export { httpClient, onUnauthorized } from './axios-base-query';
export { baseApi } from './base-api';
export { clearToken, onTokenChangedElsewhere, readToken, storeToken } from './session-token';
