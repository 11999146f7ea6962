import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often a build was shown or failed on a day: counts alone, nothing of whom it happened to. */
export class CreateRemoteEvents1763999100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE remote_events (
        day date NOT NULL,
        remote text NOT NULL,
        build text NOT NULL,
        phase text NOT NULL,
        route text NOT NULL,
        reason text NOT NULL,
        people integer NOT NULL,
        CONSTRAINT pk_remote_events PRIMARY KEY (day, remote, build, phase, route, reason)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE remote_events');
  }
}
