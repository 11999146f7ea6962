import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePictures1763918200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE pictures (
        id uuid NOT NULL CONSTRAINT pk_pictures PRIMARY KEY,
        household_id uuid NOT NULL
          CONSTRAINT fk_pictures_household_id REFERENCES households (id) ON DELETE CASCADE,
        user_id uuid CONSTRAINT fk_pictures_user_id REFERENCES users (id) ON DELETE SET NULL,
        sha256 text NOT NULL,
        width integer NOT NULL,
        height integer NOT NULL,
        bytes integer NOT NULL,
        check_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT uq_pictures_household_id_sha256 UNIQUE (household_id, sha256)
      )`);
    await runner.query('CREATE INDEX ix_pictures_household_id ON pictures (household_id)');
    await runner.query('CREATE INDEX ix_pictures_user_id ON pictures (user_id)');
    await runner.query('CREATE INDEX ix_pictures_check_at ON pictures (check_at)');
    await runner.query(`
      CREATE TABLE picture_removals (
        id uuid NOT NULL CONSTRAINT pk_picture_removals PRIMARY KEY,
        due_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX ix_picture_removals_due_at ON picture_removals (due_at)');
    // A trigger, because a picture also goes with its household.
    await runner.query(`
      CREATE FUNCTION remove_picture_files() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO picture_removals (id, due_at) VALUES (OLD.id, now());
        RETURN NULL;
      END
      $$`);
    await runner.query(`
      CREATE TRIGGER remove_picture_files AFTER DELETE ON pictures
      FOR EACH ROW EXECUTE FUNCTION remove_picture_files()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE pictures');
    await runner.query('DROP FUNCTION remove_picture_files');
    await runner.query('DROP TABLE picture_removals');
  }
}
