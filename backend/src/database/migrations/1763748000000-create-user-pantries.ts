import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateUserPantries1763748000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE user_pantries (
        user_id uuid NOT NULL
          CONSTRAINT pk_user_pantries PRIMARY KEY
          CONSTRAINT fk_user_pantries_user_id REFERENCES users (id) ON DELETE CASCADE,
        use_custom_pantry boolean NOT NULL,
        custom_pantry text[] NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE user_pantries');
  }
}
