import { Controller, Get, Headers, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../common/access.js';
import { namesEntityTag } from '../../common/entity-tag.js';
import { Answers } from '../../common/openapi.js';
import { registryView, type RegistryView } from './dto/registry.dto.js';
import { RemotesService } from './remotes.service.js';

@ApiTags('remotes')
@Controller('mf')
export class RemotesController {
  constructor(private readonly remotes: RemotesService) {}

  @Get('registry.json')
  @Public()
  @Answers(200, registryView)
  async getRegistry(
    @Headers('if-none-match') known: string | undefined,
    @Headers('larder-bucket') bucket: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RegistryView | undefined> {
    const registry = await this.remotes.getRegistry(bucketIn(bucket));
    const etag = `"${registry.revision}"`;
    void reply.header('ETag', etag).header('Cache-Control', 'no-store');
    if (namesEntityTag(known, etag)) {
      void reply.code(304);
      return undefined;
    }
    return registry;
  }
}

/** Which of the hundred shares of people asks; none for what is no such number. */
const bucketIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : undefined;
