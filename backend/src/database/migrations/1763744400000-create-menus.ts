import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMenus1763744400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE menus (
        id uuid NOT NULL CONSTRAINT pk_menus PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        user_id uuid NOT NULL CONSTRAINT fk_menus_user_id REFERENCES users (id) ON DELETE CASCADE,
        title text NOT NULL
      )`);
    await runner.query('CREATE INDEX ix_menus_user_id ON menus (user_id)');
    // No action on the recipe: a saved recipe cannot be deleted.
    await runner.query(`
      CREATE TABLE menu_items (
        menu_id uuid NOT NULL CONSTRAINT fk_menu_items_menu_id REFERENCES menus (id) ON DELETE CASCADE,
        position integer NOT NULL,
        recipe_id integer NOT NULL CONSTRAINT fk_menu_items_recipe_id REFERENCES recipes (id),
        title text NOT NULL,
        CONSTRAINT pk_menu_items PRIMARY KEY (menu_id, position)
      )`);
    await runner.query('CREATE INDEX ix_menu_items_recipe_id ON menu_items (recipe_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE menu_items');
    await runner.query('DROP TABLE menus');
  }
}
