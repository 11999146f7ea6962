import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until a stored recipe has been read again, its picture follows from its title, type and foods alone. */
export class AddDishKinds1763911000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE recipes ADD dish_kind text');
    await runner.query("ALTER TABLE recipes ADD equipment text[] NOT NULL DEFAULT '{}'");
    await runner.query('ALTER TABLE recipes ALTER equipment DROP DEFAULT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE recipes DROP equipment');
    await runner.query('ALTER TABLE recipes DROP dish_kind');
  }
}
