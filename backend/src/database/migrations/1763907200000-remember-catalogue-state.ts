import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RememberCatalogueState1763907200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE catalogue_state (id integer PRIMARY KEY, fingerprint text NOT NULL, recipes integer NOT NULL)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE catalogue_state');
  }
}
