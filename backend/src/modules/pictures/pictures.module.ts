import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { keptFiles } from '../../common/kept-files/configured-files.js';
import { Configuration } from '../../config/configuration.js';
import { HouseholdsModule } from '../households/households.module.js';
import { DrawingsController } from './drawings.controller.js';
import { Picture, PictureRemoval } from './entities/picture.entity.js';
import { PictureAddressesService } from './picture-addresses.service.js';
import { PictureCleaner } from './picture-cleaner.js';
import { PictureFiles, pictureFilesPlace } from './picture-files.port.js';
import { PictureReader } from './picture-reader.js';
import { PicturesController } from './pictures.controller.js';
import { PicturesRepository } from './pictures.repository.js';
import { PicturesService } from './pictures.service.js';

const pictureFiles = {
  provide: PictureFiles,
  inject: [Configuration],
  useFactory: (configuration: Configuration): Promise<PictureFiles> =>
    keptFiles(configuration, pictureFilesPlace),
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
  exports: [PictureAddressesService, PictureFiles, PicturesService],
})
export class PicturesModule {}
