import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AppFiles } from './app-files.js';
import { RemoteEvent } from './entities/remote-event.entity.js';
import { OtlpLog } from './otlp-log.js';
import { RemoteReportsController } from './remote-reports.controller.js';
import { RemoteReportsRepository } from './remote-reports.repository.js';
import { RemoteReportsService } from './remote-reports.service.js';
import { RemotesController } from './remotes.controller.js';
import { RemotesService } from './remotes.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([RemoteEvent])],
  controllers: [RemotesController, RemoteReportsController],
  providers: [AppFiles, OtlpLog, RemoteReportsRepository, RemoteReportsService, RemotesService],
})
export class RemotesModule {}
