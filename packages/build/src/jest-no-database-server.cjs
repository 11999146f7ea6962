// Runs before a spec of the embedded database: a server that the whole run was given is not meant for it.
delete process.env.TEST_DATABASE_URL;
