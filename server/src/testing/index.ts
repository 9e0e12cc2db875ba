// What tests of every room lean on: the program on a database of its own, people, and a browser without a screen.
export { Authenticator } from './authenticator.ts';
export { Browser } from './browser.ts';
export { chainProgram, type ChainProgram } from './chain-program.ts';
export { crashRounds, type CrashPlan } from './crash.ts';
export { cutBehind, type Cutter } from './cutter.ts';
export { launchScene, signAndSend, signText, SOL, type Buyer } from './launch-scene.ts';
export { linkWallet } from './link-wallet.ts';
export { listen, type Ear } from './ear.ts';
export { fuzzable, fuzzCalls, fuzzScene, sampleInput, shapeOf } from './fuzz.ts';
export { brokenInvariants, expectTrueCounts } from './invariants.ts';
export { someId } from './ids.ts';
export { anotherProcess, endLeases } from './jobs.ts';
export { withOperator } from './operators.ts';
export { anyMarket, kOf, playMarket, type Market } from './market.ts';
export { moneyScene, protect } from './money-scene.ts';
export { outage } from './outage.ts';
export { pageServer } from './page-server.ts';
export { payScene } from './pay-scene.ts';
export { people, type Person } from './people.ts';
export {
  countOthers,
  countTables,
  emptyPlace,
  emptyPostgres,
  fillAt,
  noRows,
  rowsAt,
  withDatabase,
  type Place,
} from './places.ts';
export { playLaunches } from './play-launches.ts';
export { playParts } from './play-parts.ts';
export { playStakes } from './play-stakes.ts';
export { playTickets } from './play-tickets.ts';
export {
  cookiesOf,
  enter,
  launch,
  preparedData,
  startProgram,
  temporaryFolder,
  until,
  type Env,
  type Program,
} from './process.ts';
export { ownPostgres, ownStandby, type OwnPostgres } from './postgres.ts';
export { asOperator, pairOfPostgres, writeAlong, type Load, type Pair } from './machines.ts';
export { ownRedis, redisPair, type OwnRedis, type RedisPair } from './redis.ts';
export { hasPgBouncer, ownPgBouncer, type OwnPgBouncer } from './pgbouncer.ts';
export {
  endLeasesOf,
  giveFreshHashes,
  kill,
  killAmid,
  orderMoments,
  queryOf,
  sendingMoments,
  type Moment,
} from './strike.ts';
export { talk, talkViolations, type TalkPlan } from './talk.ts';
export { fingerprint } from './rows.ts';
export { openTestApp, testApp, type TestApp } from './test-app.ts';
export { FakeCluster, fakeCluster } from './fake-cluster.ts';
export { asText, balanceOf, latestBlockhash, sendBytes, signedBy, transferMessage } from './transfers.ts';
export { giveSol, rpc, sendTokens, type TokenPayment } from './pay-tokens.ts';
export { keyPair, signPayment, someAddress, transferOf, type KeyPair } from './key-pair.ts';
export { fakeNode, type FakeNode, type Question } from './fake-node.ts';
export { fakeModel, says, wants, type FakeModel } from './fake-model.ts';
export { fakeX, send, X_TOKEN, type FakeX } from './fake-x.ts';
export {
  mp4,
  passFields,
  sendForm,
  soundTrack,
  toForm,
  tryUpload,
  upload,
  uploadAny,
  webm,
  type Fields,
  type UploadOptions,
} from './uploads.ts';
export { hashing } from './quick-hash.ts';
export { recording } from './recording.ts';
export { stakeScene, Staker, WHOLE } from './stake-scene.ts';
export { depositFor, partsHeld, schedule, settleTickets, ticketScene } from './ticket-scene.ts';
export { storm, type StormPlan } from './storm.ts';
export { signQuote, swapScene, type Trader } from './swap-scene.ts';
export { device, pushService } from './push-service.ts';
export { openS3, type TestS3 } from './s3.ts';
export { unzip } from './unzip.ts';
export * as meeting from './meeting.ts';
export type { Looker, Scene } from './meeting.ts';
export { statementsOf } from './statements.ts';
export { camera, screen, type Camera, type Screen } from './video-peers.ts';
