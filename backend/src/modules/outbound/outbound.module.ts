import { Module } from '@nestjs/common';
import { OutboundFetcher } from './outbound-fetcher.service.js';
import { OutboundNetwork } from './outbound-network.service.js';

@Module({
  providers: [OutboundFetcher, OutboundNetwork],
  exports: [OutboundFetcher],
})
export class OutboundModule {}
