import { Module } from '@nestjs/common';
import { DrawingsController } from './drawings.controller.js';

@Module({ controllers: [DrawingsController] })
export class PicturesModule {}
