/* global jest */
// On a build machine that does other things as well a test may run out of time: there it gets a second try, and the first
// failure is printed all the same.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
