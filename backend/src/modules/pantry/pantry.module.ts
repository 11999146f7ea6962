import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UserPantry } from './entities/user-pantry.entity.js';
import { PantryArchive } from './pantry-archive.js';
import { PantryController } from './pantry.controller.js';
import { PantryRepository } from './pantry.repository.js';
import { PantryService } from './pantry.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([UserPantry])],
  controllers: [PantryController],
  providers: [PantryArchive, PantryRepository, PantryService],
  exports: [PantryService],
})
export class PantryModule {}
