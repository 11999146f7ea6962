import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An earlier version keeps its photo from being deleted, as the recipe itself does. */
export class KeepPicturesOfVersions1763947000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE recipe_versions
        ADD picture_id uuid CONSTRAINT fk_recipe_versions_picture_id REFERENCES pictures (id)`);
    await runner.query(`
      UPDATE recipe_versions SET picture_id = pictures.id
        FROM pictures WHERE pictures.id = (content ->> 'pictureId')::uuid`);
    await runner.query(`
      CREATE INDEX ix_recipe_versions_picture_id ON recipe_versions (picture_id)
       WHERE picture_id IS NOT NULL`);
    await runner.query(`
      CREATE TRIGGER release_picture AFTER DELETE ON recipe_versions
      FOR EACH ROW WHEN (OLD.picture_id IS NOT NULL) EXECUTE FUNCTION release_picture()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER release_picture ON recipe_versions');
    await runner.query('ALTER TABLE recipe_versions DROP picture_id');
  }
}
