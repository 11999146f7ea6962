import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What happened to a build of a remote on one day, and to how many people. */
@Entity('remote_events')
export class RemoteEvent {
  @PrimaryColumn('date')
  day!: string;

  @PrimaryColumn('text')
  remote!: string;

  @PrimaryColumn('text')
  build!: string;

  @PrimaryColumn('text')
  phase!: string;

  /** A declared path such as '/menu/:id', never the address that was open. */
  @PrimaryColumn('text')
  route!: string;

  /** Why it failed; 'none' where it was shown. */
  @PrimaryColumn('text')
  reason!: string;

  @Column('integer')
  people!: number;
}
