import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateGroceryLists1763719200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE grocery_lists (
        id uuid NOT NULL CONSTRAINT pk_grocery_lists PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        user_id uuid NOT NULL CONSTRAINT fk_grocery_lists_user_id REFERENCES users (id) ON DELETE CASCADE,
        list_name text NOT NULL,
        list_data jsonb NOT NULL,
        version integer NOT NULL DEFAULT 1
      )`);
    await runner.query('CREATE INDEX ix_grocery_lists_user_id ON grocery_lists (user_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE grocery_lists');
  }
}
