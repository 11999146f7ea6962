import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A trigger, because recipes are changed and deleted in several ways. */
export class ReleasePictures1763925400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION release_picture() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE pictures SET check_at = now() + interval '1 day' WHERE id = OLD.picture_id;
        RETURN NULL;
      END
      $$`);
    await runner.query(`
      CREATE TRIGGER release_replaced_picture AFTER UPDATE OF picture_id ON recipes
      FOR EACH ROW WHEN (OLD.picture_id IS DISTINCT FROM NEW.picture_id AND OLD.picture_id IS NOT NULL)
      EXECUTE FUNCTION release_picture()`);
    await runner.query(`
      CREATE TRIGGER release_picture AFTER DELETE ON recipes
      FOR EACH ROW WHEN (OLD.picture_id IS NOT NULL) EXECUTE FUNCTION release_picture()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER release_picture ON recipes');
    await runner.query('DROP TRIGGER release_replaced_picture ON recipes');
    await runner.query('DROP FUNCTION release_picture');
  }
}
