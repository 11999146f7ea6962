import { Body, Controller, Delete, Get, Param, Post, Put, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentUser, type RequestUser, SignedIn } from '../../common/access.js';
import { FileUploads, takesFile } from '../../common/file-uploads.js';
import { takesLargeBody } from '../../common/json-body.js';
import { Answers } from '../../common/openapi.js';
import { LimitPerClient } from '../../common/rate-limits.js';
import { rowIdParam } from '../../common/row-id.js';
import { invalidInput } from '../../common/validation.js';
import { pictureUpload } from '../pictures/domain/picture-upload.js';
import { PicturesService } from '../pictures/pictures.service.js';
import {
  importAddressesBody,
  type ImportColumnsBody,
  importColumnsBody,
  importedPictureView,
  type ImportedPictureView,
  importedPhotoView,
  type ImportedPhotoView,
  type ImportPictureBody,
  importPictureBody,
  type ImportPreviewBody,
  importPreviewBody,
  type ImportPreviewView,
  importPreviewView,
  type ImportStartedView,
  importStartedView,
  type ImportsView,
  importsView,
  type ImportUndoneView,
  importUndoneView,
  type ImportView,
  importView,
  type ImportWaysView,
  importWaysView,
} from './dto/imports.dto.js';
import { ImportPreviewService } from './import-preview.service.js';
import {
  importErrors,
  largestLibraryMegabytes,
  longestAddress,
  mostAddresses,
} from './imports.errors.js';
import { ImportsService } from './imports.service.js';
import { PageRecipes } from './page-recipes.service.js';
import { PhotoText } from './photo-text.js';

/** A page of the greatest length whose signs JSON writes as several. */
const largestPreview = 8 * 1024 * 1024;
/** Somebody waits for it. */
const patience = 4_000;

const upload = {
  bytes: largestLibraryMegabytes * 1024 * 1024,
  missing: importErrors.import_file_missing,
  tooLarge: importErrors.import_file_too_large,
};

@ApiTags('imports')
@Controller('imports')
@SignedIn()
export class ImportsController {
  constructor(
    private readonly imports: ImportsService,
    private readonly previews: ImportPreviewService,
    private readonly pages: PageRecipes,
    private readonly uploads: FileUploads,
    private readonly photos: PhotoText,
    private readonly pictures: PicturesService,
  ) {}

  @Post('preview')
  @LimitPerClient(30, 1)
  @RouteConfig(takesLargeBody(largestPreview))
  @Answers(200, importPreviewView)
  previewImport(
    @CurrentUser() user: RequestUser,
    @Body({ schema: importPreviewBody }) body: ImportPreviewBody,
  ): Promise<ImportPreviewView> {
    return this.previews.preview(user, body);
  }

  @Post('pictures')
  @LimitPerClient(30, 1)
  @Answers(201, importedPictureView)
  importPicture(
    @CurrentUser() user: RequestUser,
    @Body({ schema: importPictureBody }) { url }: ImportPictureBody,
  ): Promise<ImportedPictureView> {
    return this.pages.addPicture(user, url, patience);
  }

  /** What is written on a photo, where the operator has a service for it; nothing is kept. */
  @Post('photos')
  @LimitPerClient(10, 10)
  @RouteConfig(takesFile)
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      properties: { file: { type: 'string', format: 'binary' } },
      required: ['file'],
    },
  })
  @Answers(200, importedPhotoView)
  readPhoto(
    @CurrentUser() user: RequestUser,
    @Req() request: FastifyRequest,
  ): Promise<ImportedPhotoView> {
    return this.uploads.receive(request, pictureUpload, async (file) =>
      this.photos.read(await this.pictures.jpegOfUpload(user, file)),
    );
  }

  /** Addresses of pages as JSON, or the file of a library as a form. */
  @Post()
  @LimitPerClient(20, 10)
  @RouteConfig(takesFile)
  @ApiConsumes('application/json', 'multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      properties: {
        urls: {
          type: 'array',
          items: { type: 'string', maxLength: longestAddress },
          maxItems: mostAddresses,
        },
        file: {
          type: 'string',
          format: 'binary',
          'x-max-megabytes': largestLibraryMegabytes,
        } as object,
      },
    },
  })
  @Answers(202, importStartedView)
  startImport(
    @CurrentUser() user: RequestUser,
    @Req() request: FastifyRequest,
  ): Promise<ImportStartedView> {
    if (request.isMultipart()) {
      return this.uploads.receive(request, upload, (file) => this.imports.startLibrary(user, file));
    }
    const { success, data, error } = importAddressesBody.safeParse(request.body ?? {});
    if (!success) throw invalidInput(error.issues, request.body);
    return this.imports.startPages(user, data.urls);
  }

  @Get()
  @Answers(200, importsView)
  getImports(@CurrentUser() user: RequestUser): Promise<ImportsView> {
    return this.imports.list(user);
  }

  @Get('ways')
  @Answers(200, importWaysView)
  getImportWays(): ImportWaysView {
    return { photosElsewhere: this.photos.isOffered };
  }

  @Get(':id')
  @Answers(200, importView)
  getImport(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: rowIdParam }) id: string,
  ): Promise<ImportView> {
    return this.imports.getOne(user, id);
  }

  @Put(':id/columns')
  @Answers(200, importView)
  explainColumns(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: rowIdParam }) id: string,
    @Body({ schema: importColumnsBody }) { columns }: ImportColumnsBody,
  ): Promise<ImportView> {
    return this.imports.explainColumns(user, id, columns);
  }

  @Delete(':id')
  @Answers(200, importUndoneView)
  undoImport(
    @CurrentUser() user: RequestUser,
    @Param('id', { schema: rowIdParam }) id: string,
  ): Promise<ImportUndoneView> {
    return this.imports.undo(user, id);
  }
}
