import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type RequestUser, SignedIn } from '../../common/access.js';
import { Answers } from '../../common/openapi.js';
import { rowIdParam } from '../../common/row-id.js';
import { type HouseholdAnswer, HouseholdAnswers } from '../households/household-answers.service.js';
import {
  type CollectionBody,
  collectionBody,
  type CollectionsView,
  collectionsView,
  type CollectionView,
  collectionView,
} from './dto/recipe-marks.dto.js';
import { RecipeMarksService } from './recipe-marks.service.js';
import { recipeIdParameter } from './domain/recipe-id.js';

@ApiTags('collections')
@Controller('collections')
@SignedIn()
export class CollectionsController {
  constructor(
    private readonly marks: RecipeMarksService,
    private readonly answers: HouseholdAnswers,
  ) {}

  @Get()
  @Answers(200, collectionsView)
  getCollections(@CurrentUser() user: RequestUser): HouseholdAnswer<CollectionsView> {
    return this.answers.get(user, 'collections', () => this.marks.listCollections(user));
  }

  @Get(':id')
  @Answers(200, collectionView)
  getCollection(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: rowIdParam }) id: string,
  ): HouseholdAnswer<CollectionView> {
    return this.answers.get(user, `collection ${id}`, () => this.marks.getCollection(user, id));
  }

  @Post()
  @Answers(201, collectionView)
  createCollection(
    @CurrentUser() user: RequestUser,
    @Body({ schema: collectionBody }) body: CollectionBody,
  ): Promise<CollectionView> {
    return this.marks.addCollection(user, body);
  }

  @Put(':id')
  @Answers(200, collectionView)
  renameCollection(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: rowIdParam }) id: string,
    @Body({ schema: collectionBody }) body: CollectionBody,
  ): Promise<CollectionView> {
    return this.marks.renameCollection(user, id, body);
  }

  @Delete(':id')
  @Answers(204)
  deleteCollection(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: rowIdParam }) id: string,
  ): Promise<void> {
    return this.marks.removeCollection(user, id);
  }

  /** Repeating it changes nothing. */
  @Put(':id/recipes/:recipeId')
  @Answers(204)
  addToCollection(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: rowIdParam }) id: string,
    @Param('recipeId', { schema: recipeIdParameter }) recipeId: number,
  ): Promise<void> {
    return this.marks.collect(user, id, recipeId);
  }

  @Delete(':id/recipes/:recipeId')
  @Answers(204)
  removeFromCollection(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: rowIdParam }) id: string,
    @Param('recipeId', { schema: recipeIdParameter }) recipeId: number,
  ): Promise<void> {
    return this.marks.uncollect(user, id, recipeId);
  }
}
