/* global jest */
// On a busy build machine a test may time out: there it gets a second try, and the first failure is still printed.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
