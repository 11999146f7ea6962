import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAccountTransfers1763946000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE account_transfers (
        id uuid NOT NULL CONSTRAINT pk_account_transfers PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        user_id uuid
          CONSTRAINT fk_account_transfers_user_id REFERENCES users (id) ON DELETE SET NULL,
        kind text NOT NULL,
        state text NOT NULL,
        language text NOT NULL,
        total integer NOT NULL,
        done integer NOT NULL,
        failed integer NOT NULL,
        report jsonb,
        error text,
        pieces integer NOT NULL,
        bytes bigint NOT NULL,
        attempts integer NOT NULL,
        due_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX ix_account_transfers_user_id ON account_transfers (user_id)');
    await runner.query('CREATE INDEX ix_account_transfers_due_at ON account_transfers (due_at)');
    // A trigger, because accounts are deleted in several ways. The row stays until its file has been deleted.
    await runner.query(`
      CREATE FUNCTION end_account_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.due_at = now();
        PERFORM pg_notify('account_transfers', '');
        RETURN NEW;
      END
      $$`);
    await runner.query(`
      CREATE TRIGGER end_account_transfer BEFORE UPDATE OF user_id ON account_transfers
      FOR EACH ROW WHEN (NEW.user_id IS NULL) EXECUTE FUNCTION end_account_transfer()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE account_transfers');
    await runner.query('DROP FUNCTION end_account_transfer');
  }
}
