import type { MigrationInterface, QueryRunner } from 'typeorm';

const linked = [
  { table: 'menus', title: 'title', key: 'linked_menu_id', link: 'menu' },
  { table: 'meal_plans', title: 'name', key: 'linked_meal_plan_id', link: 'meal_plan' },
] as const;

/** Triggers, because menus do not know about the calendar, and every writer counts. */
export class FollowLinkedTitles1763823600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE calendar_events ADD COLUMN deleted_link text
        CONSTRAINT ck_calendar_events_deleted_link CHECK (deleted_link IN ('menu', 'meal_plan'))`);
    for (const { table, title, key, link } of linked) {
      // An event with a different title was renamed by the person.
      await runner.query(`
        CREATE FUNCTION follow_${link}_title() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          UPDATE calendar_events SET title = NEW.${title}, updated_at = now()
          WHERE ${key} = NEW.id AND title = OLD.${title};
          RETURN NULL;
        END
        $$`);
      await runner.query(`
        CREATE TRIGGER follow_title AFTER UPDATE OF ${title} ON ${table}
        FOR EACH ROW WHEN (OLD.${title} IS DISTINCT FROM NEW.${title})
        EXECUTE FUNCTION follow_${link}_title()`);
      await runner.query(`
        CREATE FUNCTION note_deleted_${link}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          UPDATE calendar_events SET deleted_link = '${link}', updated_at = now()
          WHERE ${key} = OLD.id;
          RETURN OLD;
        END
        $$`);
      // Before: afterwards the foreign key has removed the link.
      await runner.query(`
        CREATE TRIGGER note_deleted BEFORE DELETE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION note_deleted_${link}()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table, link } of linked) {
      await runner.query(`DROP TRIGGER note_deleted ON ${table}`);
      await runner.query(`DROP FUNCTION note_deleted_${link}`);
      await runner.query(`DROP TRIGGER follow_title ON ${table}`);
      await runner.query(`DROP FUNCTION follow_${link}_title`);
    }
    await runner.query('ALTER TABLE calendar_events DROP COLUMN deleted_link');
  }
}
