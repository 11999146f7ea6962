import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type RequestUser, SignedIn } from '../../common/access.js';
import { Answers } from '../../common/openapi.js';
import { type RecipeView, recipeView } from './domain/recipe-view.js';
import {
  type OwnRecipesQuery,
  ownRecipesQuery,
  type OwnRecipesView,
  ownRecipesView,
  type ReadLinesBody,
  readLinesBody,
  type ReadLinesView,
  readLinesView,
  type RecipeBody,
  recipeBody,
  type RecipeTagsView,
  type RecipeTagBody,
  recipeTagBody,
  recipeTagParameter,
  recipeTagsView,
  type RecipeUpdateBody,
  recipeUpdateBody,
  recipeVersionParameter,
  type RecipeVersionsView,
  recipeVersionsView,
} from './dto/own-recipes.dto.js';
import { OwnRecipesService } from './own-recipes.service.js';
import { recipeIdParameter } from './domain/recipe-id.js';

@ApiTags('recipes')
@Controller('recipes')
@SignedIn()
export class OwnRecipesController {
  constructor(private readonly recipes: OwnRecipesService) {}

  @Get('mine')
  @Answers(200, ownRecipesView)
  getOwnRecipes(
    @CurrentUser() user: RequestUser,
    @Query({ schema: ownRecipesQuery }) query: OwnRecipesQuery,
  ): Promise<OwnRecipesView> {
    return this.recipes.list(user, query);
  }

  @Get('tags')
  @Answers(200, recipeTagsView)
  getRecipeTags(@CurrentUser() user: RequestUser): Promise<RecipeTagsView> {
    return this.recipes.tags(user);
  }

  /** Gives the tag another name; if there is one of that name already, the two become one. */
  @Put('tags/:tag')
  @Answers(200, recipeTagsView)
  renameRecipeTag(
    @CurrentUser() user: RequestUser,
    @Param('tag', { schema: recipeTagParameter }) tag: string,
    @Body({ schema: recipeTagBody }) { name }: RecipeTagBody,
  ): Promise<RecipeTagsView> {
    return this.recipes.renameTag(user, tag, name);
  }

  /** Takes the tag from every recipe. */
  @Delete('tags/:tag')
  @Answers(200, recipeTagsView)
  deleteRecipeTag(
    @CurrentUser() user: RequestUser,
    @Param('tag', { schema: recipeTagParameter }) tag: string,
  ): Promise<RecipeTagsView> {
    return this.recipes.renameTag(user, tag, null);
  }

  @Post('read-lines')
  @Answers(200, readLinesView)
  readRecipeLines(@Body({ schema: readLinesBody }) body: ReadLinesBody): ReadLinesView {
    return this.recipes.readLines(body);
  }

  @Post()
  @Answers(201, recipeView)
  createRecipe(
    @CurrentUser() user: RequestUser,
    @Body({ schema: recipeBody }) body: RecipeBody,
  ): Promise<RecipeView> {
    return this.recipes.add(user, body);
  }

  @Put(':id')
  @Answers(200, recipeView)
  updateRecipe(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: recipeIdParameter }) id: number,
    @Body({ schema: recipeUpdateBody }) body: RecipeUpdateBody,
  ): Promise<RecipeView> {
    return this.recipes.replace(user, id, body);
  }

  @Delete(':id')
  @Answers(204)
  deleteRecipe(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: recipeIdParameter }) id: number,
  ): Promise<void> {
    return this.recipes.remove(user, id);
  }

  /** Undoes deleting it, within an hour. */
  @Post(':id/restore')
  @Answers(200, recipeView)
  restoreRecipe(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: recipeIdParameter }) id: number,
  ): Promise<RecipeView> {
    return this.recipes.bringBack(user, id);
  }

  /** For the order by when each was last opened. */
  @Put(':id/opened')
  @Answers(204)
  noteRecipeOpened(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: recipeIdParameter }) id: number,
  ): Promise<void> {
    return this.recipes.noteOpened(user, id);
  }

  @Post(':id/copy')
  @Answers(201, recipeView)
  copyRecipe(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: recipeIdParameter }) id: number,
  ): Promise<RecipeView> {
    return this.recipes.copy(user, id);
  }

  @Get(':id/versions')
  @Answers(200, recipeVersionsView)
  getRecipeVersions(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: recipeIdParameter }) id: number,
  ): Promise<RecipeVersionsView> {
    return this.recipes.listVersions(user, id);
  }

  @Post(':id/versions/:version/restore')
  @Answers(200, recipeView)
  restoreRecipeVersion(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: recipeIdParameter }) id: number,
    @Param('version', { schema: recipeVersionParameter }) version: number,
  ): Promise<RecipeView> {
    return this.recipes.restore(user, id, version);
  }
}
