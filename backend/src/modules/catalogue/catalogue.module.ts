import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RecipesModule } from '../recipes/recipes.module.js';
import { CatalogueLoader } from './catalogue-loader.service.js';
import { CatalogueState } from './entities/catalogue-state.entity.js';
import { RecipeImport } from './entities/recipe-import.entity.js';
import { ImportCommand } from './import-command.js';
import { RecipeImportRepository } from './import/recipe-import.repository.js';
import { RecipeImportService } from './import/recipe-import.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([CatalogueState, RecipeImport]), RecipesModule],
  providers: [CatalogueLoader, ImportCommand, RecipeImportRepository, RecipeImportService],
  exports: [CatalogueLoader],
})
export class CatalogueModule {}
