import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OutboundModule } from '../outbound/outbound.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { RecipesModule } from '../recipes/recipes.module.js';
import { ImportItem, ImportJob } from './entities/import-job.entity.js';
import { ImportFiles } from './import-files.js';
import { ImportPace } from './import-pace.js';
import { ImportPreviewService } from './import-preview.service.js';
import { ImportRunner } from './import-runner.js';
import { ImportsController } from './imports.controller.js';
import { ImportsRepository } from './imports.repository.js';
import { ImportsService } from './imports.service.js';
import { PageRecipes } from './page-recipes.service.js';
import { PhotoText } from './photo-text.js';
import { RecipeInText } from './recipe-in-text.js';
import { RecipeReader } from './reading/recipe-reader.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ImportItem, ImportJob]),
    OutboundModule,
    PicturesModule,
    RecipesModule,
  ],
  controllers: [ImportsController],
  providers: [
    ImportFiles,
    ImportPace,
    ImportPreviewService,
    ImportRunner,
    ImportsRepository,
    ImportsService,
    PageRecipes,
    PhotoText,
    RecipeInText,
    RecipeReader,
  ],
})
export class ImportsModule {}
