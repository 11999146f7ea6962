import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePasswordResets1763758800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outgoing_mails (
        id uuid NOT NULL CONSTRAINT pk_outgoing_mails PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now(),
        topic text NOT NULL,
        content bytea NOT NULL,
        expires_at timestamptz NOT NULL,
        due_at timestamptz NOT NULL,
        attempts integer NOT NULL DEFAULT 0
      )`);
    await runner.query('CREATE INDEX ix_outgoing_mails_topic ON outgoing_mails (topic)');
    await runner.query('CREATE INDEX ix_outgoing_mails_due_at ON outgoing_mails (due_at)');
    await runner.query(`
      CREATE TABLE password_resets (
        id uuid NOT NULL CONSTRAINT pk_password_resets PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now(),
        user_id uuid
          CONSTRAINT fk_password_resets_user_id REFERENCES users (id) ON DELETE CASCADE,
        token_hash text NOT NULL CONSTRAINT uq_password_resets_token_hash UNIQUE,
        expires_at timestamptz NOT NULL,
        ended_at timestamptz
      )`);
    await runner.query('CREATE INDEX ix_password_resets_user_id ON password_resets (user_id)');
    await runner.query(
      'CREATE INDEX ix_password_resets_expires_at ON password_resets (expires_at)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE password_resets');
    await runner.query('DROP TABLE outgoing_mails');
  }
}
