// Generated from backend/openapi.json by `npm run generate`. Do not edit.
export type ErrorCode =
  | 'conflict'
  | 'internal_error'
  | 'invalid_credentials'
  | 'invalid_input'
  | 'malformed_json'
  | 'not_found'
  | 'payload_too_large'
  | 'rate_limited'
  | 'service_unavailable'
  | 'subscription_required'
  | 'limit_reached'
  | 'unauthorized'
  | 'unsupported_media_type';
