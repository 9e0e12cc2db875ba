// What tests of every room lean on: the program on a database of its own, people, and a browser without a screen.
export { Authenticator } from './fakes/authenticator.ts';
export { Browser } from './browser.ts';
export { chainProgram, type ChainProgram } from './machines/chain-program.ts';
export { crashRounds, type CrashPlan } from './machines/crash.ts';
export { cutBehind, type Cutter } from './machines/cutter.ts';
export { launchScene, signAndSend, signText, SOL, type Buyer } from './scenes/launch-scene.ts';
export { linkWallet } from './link-wallet.ts';
export { listen, type Ear } from './ear.ts';
export { fuzzable, fuzzCalls, fuzzScene, sampleInput, shapeOf } from './fuzz.ts';
export { brokenInvariants, expectTrueCounts } from './invariants.ts';
export { findWords } from './find-words.ts';
export { someId } from './ids.ts';
export { anotherProcess, endLeases } from './jobs.ts';
export { withOperator } from './operators.ts';
export { anyMarket, kOf, playMarket, type Market } from './scenes/market.ts';
export { moneyScene, protect } from './scenes/money-scene.ts';
export { networks, networksWith, settleAll, type Network } from './networks.ts';
export { outage } from './machines/outage.ts';
export { startPeer, type Peer } from './fakes/peer.ts';
export { pageServer } from './fakes/page-server.ts';
export { payScene } from './scenes/pay-scene.ts';
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
export { playLaunches } from './scenes/play-launches.ts';
export { playParts } from './scenes/play-parts.ts';
export { playStakes } from './scenes/play-stakes.ts';
export { playTickets } from './scenes/play-tickets.ts';
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
} from './machines/process.ts';
export { ownPostgres, ownStandby, type OwnPostgres } from './machines/postgres.ts';
export { asOperator, pairOfPostgres, writeAlong, type Load, type Pair } from './machines/machines.ts';
export { ownRedis, redisPair, type OwnRedis, type RedisPair } from './machines/redis.ts';
export { hasPgBouncer, ownPgBouncer, type OwnPgBouncer } from './machines/pgbouncer.ts';
export {
  endLeasesOf,
  giveFreshHashes,
  kill,
  killAmid,
  orderMoments,
  queryOf,
  sendingMoments,
  type Moment,
} from './machines/strike.ts';
export { talk, talkViolations, type TalkPlan } from './scenes/talk.ts';
export { fingerprint } from './rows.ts';
export { openTestApp, testApp, type TestApp } from './test-app.ts';
export { FakeCluster, fakeCluster } from './fakes/fake-cluster.ts';
export { asText, balanceOf, latestBlockhash, sendBytes, signedBy, transferMessage } from './transfers.ts';
export { giveSol, rpc, sendTokens, type TokenPayment } from './pay-tokens.ts';
export { keyPair, signPayment, someAddress, transferOf, type KeyPair } from './key-pair.ts';
export { fakeNode, type FakeNode, type Question } from './fakes/fake-node.ts';
export { fakeModel, says, wants, type FakeModel } from './fakes/fake-model.ts';
export { fakeTranslator, translates, type FakeTranslator, type TranslateRequest } from './fakes/fake-translator.ts';
export { fakeX, send, X_TOKEN, type FakeX } from './fakes/fake-x.ts';
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
export { recording } from './fakes/recording.ts';
export { stakeScene, Staker, WHOLE } from './scenes/stake-scene.ts';
export { depositFor, partsHeld, schedule, settleTickets, ticketScene } from './scenes/ticket-scene.ts';
export { storm, type StormPlan } from './machines/storm.ts';
export { signQuote, swapScene, type Trader } from './scenes/swap-scene.ts';
export { device, pushService } from './fakes/push-service.ts';
export { openS3, type TestS3 } from './machines/s3.ts';
export { unzip } from './unzip.ts';
export * as meeting from './scenes/meeting.ts';
export type { Looker, Scene } from './scenes/meeting.ts';
export { statementsOf } from './statements.ts';
export { camera, screen, type Camera, type Screen } from './fakes/video-peers.ts';
