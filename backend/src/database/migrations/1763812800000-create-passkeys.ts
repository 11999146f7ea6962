import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePasskeys1763812800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE passkeys (
        id uuid NOT NULL CONSTRAINT pk_passkeys PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        user_id uuid NOT NULL
          CONSTRAINT fk_passkeys_user_id REFERENCES users (id) ON DELETE CASCADE,
        name text NOT NULL,
        credential_id text NOT NULL CONSTRAINT uq_passkeys_credential_id UNIQUE,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        transports text[] NOT NULL,
        device_type text NOT NULL,
        backed_up boolean NOT NULL,
        last_used_at timestamptz
      )`);
    await runner.query('CREATE INDEX ix_passkeys_user_id ON passkeys (user_id)');
    await runner.query(`
      CREATE TABLE passkey_challenges (
        id uuid NOT NULL CONSTRAINT pk_passkey_challenges PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now(),
        challenge text NOT NULL CONSTRAINT uq_passkey_challenges_challenge UNIQUE,
        purpose text NOT NULL,
        user_id uuid
          CONSTRAINT fk_passkey_challenges_user_id REFERENCES users (id) ON DELETE CASCADE,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query(
      'CREATE INDEX ix_passkey_challenges_user_id ON passkey_challenges (user_id)',
    );
    await runner.query(
      'CREATE INDEX ix_passkey_challenges_expires_at ON passkey_challenges (expires_at)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE passkey_challenges');
    await runner.query('DROP TABLE passkeys');
  }
}
