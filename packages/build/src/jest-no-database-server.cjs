// Runs before a spec on the embedded database: ignores the server provided for the whole run.
delete process.env.TEST_DATABASE_URL;
