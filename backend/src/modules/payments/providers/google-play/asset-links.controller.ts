import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../../../common/access.js';
import { ApiError, commonErrors } from '../../../../common/errors.js';
import { Configuration } from '../../../../config/configuration.js';

/** Tells Android that the store's app and this site belong together. */
@ApiExcludeController()
@Controller('.well-known')
export class AssetLinksController {
  constructor(private readonly configuration: Configuration) {}

  @Get('assetlinks.json')
  @Public()
  @Header('Cache-Control', 'public, max-age=3600')
  getAssetLinks(): unknown {
    const { certFingerprints, package: packageName } = this.configuration.googlePlay;
    if (certFingerprints.length === 0) throw new ApiError(commonErrors.not_found);
    return [
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: packageName,
          sha256_cert_fingerprints: certFingerprints,
        },
      },
    ];
  }
}
