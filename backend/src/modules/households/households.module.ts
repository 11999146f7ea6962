import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HouseholdAnswers } from './household-answers.service.js';
import { Household } from './entities/household.entity.js';
import { HouseholdsRepository } from './households.repository.js';
import { HouseholdsService } from './households.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Household])],
  providers: [HouseholdAnswers, HouseholdsRepository, HouseholdsService],
  exports: [HouseholdAnswers, HouseholdsService],
})
export class HouseholdsModule {}
