import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateUsers1763712000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE users (
        id uuid NOT NULL CONSTRAINT pk_users PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        username text NOT NULL,
        username_key text NOT NULL CONSTRAINT uq_users_username_key UNIQUE,
        email text NOT NULL,
        email_key text NOT NULL CONSTRAINT uq_users_email_key UNIQUE,
        password_hash text NOT NULL,
        subscription_status text NOT NULL DEFAULT 'inactive',
        subscription_end_date timestamptz,
        subscription_provider text
      )`);
    await runner.query(`
      CREATE TABLE sessions (
        id uuid NOT NULL CONSTRAINT pk_sessions PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        user_id uuid NOT NULL CONSTRAINT fk_sessions_user_id REFERENCES users (id) ON DELETE CASCADE,
        remember boolean NOT NULL,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX ix_sessions_user_id ON sessions (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sessions');
    await runner.query('DROP TABLE users');
  }
}
