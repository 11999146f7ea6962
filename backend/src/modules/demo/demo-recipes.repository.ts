import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { RecipeType } from '@larder/culinary';
import { DataSource } from 'typeorm';

@Injectable()
export class DemoRecipesRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Recipes of the catalogue, the same ones each time and from all over the alphabet. */
  async ofType(type: RecipeType, count: number): Promise<{ id: number }[]> {
    return this.dataSource.query(
      `SELECT id FROM recipes
       WHERE source = 'catalogue' AND $1 = ANY(dish_types)
       ORDER BY md5(source_key) LIMIT $2`,
      [type, count],
    );
  }
}
