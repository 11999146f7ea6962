/* global jest */
// On a busy build machine a test may time out, so there it gets a second try; the first failure is still printed.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
