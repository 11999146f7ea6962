#!/bin/sh
# Runs once, when the database server is set up: creates the app's role, which owns its database and may do nothing else.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$APP_DATABASE_PASSWORD" --username postgres --dbname postgres <<'SQL'
CREATE ROLE larder LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION PASSWORD :'password';
CREATE DATABASE larder OWNER larder;
REVOKE ALL ON DATABASE larder FROM PUBLIC;
SQL
