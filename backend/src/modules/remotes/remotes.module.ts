import { Module } from '@nestjs/common';
import { AppFiles } from './app-files.js';
import { RemotesController } from './remotes.controller.js';
import { RemotesService } from './remotes.service.js';

@Module({ controllers: [RemotesController], providers: [AppFiles, RemotesService] })
export class RemotesModule {}
