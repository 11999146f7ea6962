import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Configuration } from '../../config/configuration.js';
import { HouseholdsModule } from '../households/households.module.js';
import { DrawingsController } from './drawings.controller.js';
import { Picture, PictureRemoval } from './entities/picture.entity.js';
import { FolderPictureFiles } from './folder-picture-files.js';
import { PictureAddressesService } from './picture-addresses.service.js';
import { PictureCleaner } from './picture-cleaner.js';
import { PictureFiles } from './picture-files.port.js';
import { PictureReader } from './picture-reader.js';
import { PicturesController } from './pictures.controller.js';
import { PicturesRepository } from './pictures.repository.js';
import { PicturesService } from './pictures.service.js';

const pictureFiles = {
  provide: PictureFiles,
  inject: [Configuration],
  useFactory: async ({ pictures, dataDir }: Configuration): Promise<PictureFiles> => {
    if (!pictures.bucket) return new FolderPictureFiles(join(dataDir, 'pictures'));
    const { S3PictureFiles } = await import('./s3-picture-files.js');
    return new S3PictureFiles(pictures.bucket);
  },
};

@Module({
  imports: [TypeOrmModule.forFeature([Picture, PictureRemoval]), HouseholdsModule],
  controllers: [DrawingsController, PicturesController],
  providers: [
    PictureAddressesService,
    PictureCleaner,
    PictureReader,
    PicturesRepository,
    PicturesService,
    pictureFiles,
  ],
  exports: [PictureAddressesService, PicturesService],
})
export class PicturesModule {}
