import { Module } from '@nestjs/common';
import { PicturesModule } from '../pictures/pictures.module.js';
import { BackupCommand } from './backup-command.js';
import { BackupWriter } from './backup-writer.service.js';
import { NightlyBackups } from './nightly-backups.service.js';

@Module({
  imports: [PicturesModule],
  providers: [BackupCommand, BackupWriter, NightlyBackups],
  exports: [NightlyBackups],
})
export class BackupsModule {}
