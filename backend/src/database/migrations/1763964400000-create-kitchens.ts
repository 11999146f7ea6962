import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateKitchens1763964400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE kitchens (
        household_id uuid NOT NULL
          CONSTRAINT pk_kitchens PRIMARY KEY
          CONSTRAINT fk_kitchens_household_id REFERENCES households (id) ON DELETE CASCADE,
        user_id uuid CONSTRAINT fk_kitchens_user_id REFERENCES users (id) ON DELETE SET NULL,
        foods jsonb NOT NULL,
        version integer NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX ix_kitchens_user_id ON kitchens (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE kitchens');
  }
}
