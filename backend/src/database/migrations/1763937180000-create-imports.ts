import type { MigrationInterface, QueryRunner } from 'typeorm';

const open = "state IN ('waiting', 'running')";

export class CreateImports1763937180000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE import_jobs (
        id uuid NOT NULL CONSTRAINT pk_import_jobs PRIMARY KEY,
        household_id uuid NOT NULL
          CONSTRAINT fk_import_jobs_household_id REFERENCES households (id) ON DELETE CASCADE,
        user_id uuid CONSTRAINT fk_import_jobs_user_id REFERENCES users (id) ON DELETE SET NULL,
        kind text NOT NULL,
        name text,
        format text,
        state text NOT NULL,
        tag text NOT NULL,
        total integer,
        added integer NOT NULL DEFAULT 0,
        known integer NOT NULL DEFAULT 0,
        failed integer NOT NULL DEFAULT 0,
        pictures integer NOT NULL DEFAULT 0,
        pictures_failed integer NOT NULL DEFAULT 0,
        left_out jsonb NOT NULL DEFAULT '[]',
        reason text,
        due_at timestamptz NOT NULL,
        finished_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX ix_import_jobs_household_id ON import_jobs (household_id)');
    await runner.query('CREATE INDEX ix_import_jobs_user_id ON import_jobs (user_id)');
    await runner.query(`CREATE INDEX ix_import_jobs_due_at ON import_jobs (due_at) WHERE ${open}`);
    // One at a time per person.
    await runner.query(
      `CREATE UNIQUE INDEX ix_import_jobs_open_user_id ON import_jobs (user_id) WHERE ${open}`,
    );
    await runner.query(`
      CREATE TABLE import_items (
        job_id uuid NOT NULL
          CONSTRAINT fk_import_items_job_id REFERENCES import_jobs (id) ON DELETE CASCADE,
        position integer NOT NULL,
        name text NOT NULL,
        state text NOT NULL,
        reason text,
        recipe_id integer
          CONSTRAINT fk_import_items_recipe_id REFERENCES recipes (id) ON DELETE SET NULL,
        CONSTRAINT pk_import_items PRIMARY KEY (job_id, position)
      )`);
    await runner.query(
      'CREATE INDEX ix_import_items_recipe_id ON import_items (recipe_id) WHERE recipe_id IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE import_items');
    await runner.query('DROP TABLE import_jobs');
  }
}
