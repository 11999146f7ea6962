import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LinkCalendarEvents1763755200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE calendar_events ADD CONSTRAINT fk_calendar_events_linked_menu_id
        FOREIGN KEY (linked_menu_id) REFERENCES menus (id) ON DELETE SET NULL`);
    await runner.query(
      'CREATE INDEX ix_calendar_events_linked_menu_id ON calendar_events (linked_menu_id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_calendar_events_linked_menu_id');
    await runner.query(
      'ALTER TABLE calendar_events DROP CONSTRAINT fk_calendar_events_linked_menu_id',
    );
  }
}
