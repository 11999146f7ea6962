import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSubscriptions1763796000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE subscriptions (
        id uuid NOT NULL CONSTRAINT pk_subscriptions PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        user_id uuid
          CONSTRAINT fk_subscriptions_user_id REFERENCES users (id) ON DELETE SET NULL,
        provider text NOT NULL,
        provider_key text NOT NULL,
        customer_key text,
        standing text NOT NULL DEFAULT 'pending',
        paid_through timestamptz,
        access_until timestamptz,
        renews boolean NOT NULL DEFAULT false,
        reconcile_at timestamptz,
        CONSTRAINT uq_subscriptions_provider_key UNIQUE (provider, provider_key)
      )`);
    await runner.query('CREATE INDEX ix_subscriptions_user_id ON subscriptions (user_id)');
    await runner.query(
      'CREATE INDEX ix_subscriptions_reconcile_at ON subscriptions (reconcile_at)',
    );
    await runner.query(`
      CREATE TABLE provider_events (
        id uuid NOT NULL CONSTRAINT pk_provider_events PRIMARY KEY,
        provider text NOT NULL,
        event_id text NOT NULL,
        type text NOT NULL,
        occurred_at timestamptz NOT NULL,
        received_at timestamptz NOT NULL DEFAULT now(),
        applied_at timestamptz,
        payload jsonb NOT NULL,
        subscription_key text,
        fact jsonb,
        due_at timestamptz NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        subscription_id uuid
          CONSTRAINT fk_provider_events_subscription_id
          REFERENCES subscriptions (id) ON DELETE CASCADE,
        CONSTRAINT uq_provider_events_event_id UNIQUE (provider, event_id)
      )`);
    await runner.query(
      'CREATE INDEX ix_provider_events_subscription_key ON provider_events (provider, subscription_key)',
    );
    await runner.query(
      'CREATE INDEX ix_provider_events_subscription_id ON provider_events (subscription_id)',
    );
    await runner.query(
      'CREATE INDEX ix_provider_events_due_at ON provider_events (due_at) WHERE applied_at IS NULL',
    );
    // Subscriptions granted before the ledger existed become its first entries.
    await runner.query(`
      INSERT INTO subscriptions (id, user_id, provider, provider_key, standing, paid_through,
        access_until, reconcile_at)
      SELECT id, id, 'admin', id::text, 'active', subscription_end_date, subscription_end_date,
        subscription_end_date
      FROM users WHERE subscription_end_date IS NOT NULL AND subscription_status = 'active'`);
    await runner.query(`
      INSERT INTO provider_events (id, provider, event_id, type, occurred_at, applied_at, payload,
        subscription_key, fact, due_at, subscription_id)
      SELECT id, 'admin', 'before-the-ledger-' || id, 'grant', now(), now(), '{}', id::text,
        jsonb_build_object('kind', 'grant', 'until',
          to_char(subscription_end_date AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
        now(), id
      FROM users WHERE subscription_end_date IS NOT NULL AND subscription_status = 'active'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE provider_events');
    await runner.query('DROP TABLE subscriptions');
  }
}
