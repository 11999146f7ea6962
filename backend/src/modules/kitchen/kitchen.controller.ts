import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type RequestUser, SignedIn } from '../../common/access.js';
import { Answers } from '../../common/openapi.js';
import { type HouseholdAnswer, HouseholdAnswers } from '../households/household-answers.service.js';
import { type KitchenBody, kitchenBody, type KitchenView, kitchenView } from './dto/kitchen.dto.js';
import { KitchenService } from './kitchen.service.js';

@ApiTags('kitchen')
@Controller('kitchen')
@SignedIn()
export class KitchenController {
  constructor(
    private readonly kitchens: KitchenService,
    private readonly answers: HouseholdAnswers,
  ) {}

  @Get()
  @Answers(200, kitchenView)
  getKitchen(@CurrentUser() user: RequestUser): HouseholdAnswer<KitchenView> {
    return this.answers.get(user, 'kitchen', () => this.kitchens.getOf(user.householdId));
  }

  @Put()
  @Answers(200, kitchenView)
  updateKitchen(
    @CurrentUser() user: RequestUser,
    @Body({ schema: kitchenBody }) body: KitchenBody,
  ): Promise<KitchenView> {
    return this.kitchens.save(user, body);
  }
}
