// The demo community: who they are, what they say, how they look and when it all happened. Knows nothing of the server, which
// writes it into its rooms (server/src/app/demo).
export { inBrand } from './brand.ts';
export { drawAvatar } from './drawings/avatar.ts';
export { demoLooks, type Looks } from './drawings/look.ts';
export { drawScene } from './drawings/scenes.ts';
export { demoGroups, type DemoGroup } from './groups.ts';
export { livelyPosts, passedOn, type LivelyPost } from './lively.ts';
export { demoInvitations, demoScores, demoStreams } from './more.ts';
export { demoPeople, guests, type DemoPerson } from './people.ts';
export { planFollows, planPosts, type PlannedPost } from './plan.ts';
export { demoEarlier, demoPosts } from './posts.ts';
export { idAt, sample, seededRandom, type Random } from './random.ts';
export { demoTalks, type DemoTalk } from './talks.ts';
export { momentAfter } from './times.ts';
export { demoVideos, filesOf, type DemoVideo } from './videos.ts';
