import { createRouter, createWebHashHistory, RouterView } from 'vue-router'
import { fetchRules } from './loaded-packs'

/** A new deck and one of the library are made on the same page. */
const ownDeck = () => import('./decks/own/OwnDeckView.vue')

/** A battle is made, changed and copied on the same page. */
const battleEditor = () => withRules(import('./battle/BattleView.vue'))

/** A page full of ships waits for the rules, so that it is painted once and whole. */
async function withRules<Page>(page: Promise<Page>): Promise<Page> {
  await fetchRules()
  return page
}

/** Addresses behind `#`, so that both shells serve one page. Every view is fetched when it is first seen. */
export const router = createRouter({
  history: createWebHashHistory(),
  routes: [
    {
      path: '/',
      component: () => import('./library/LibraryFrame.vue'),
      children: [
        { path: '', name: 'home', component: () => import('./library/HomeView.vue') },
        { path: 'games', name: 'games', component: () => import('./library/GamesView.vue') },
        {
          path: 'scenarios/:scenario?',
          name: 'scenarios',
          component: () => withRules(import('./library/ScenariosView.vue')),
        },
        { path: 'ships/:pack?/:ship?', name: 'ships', component: () => withRules(import('./library/ShipsView.vue')) },
        {
          path: 'ships/:pack/:ship/plate',
          name: 'plate',
          component: () => withRules(import('./library/PlatePage.vue')),
          props: true,
        },
        {
          path: 'decks',
          component: RouterView,
          children: [
            { path: '', name: 'decks', component: () => import('./pages/DecksView.vue') },
            {
              path: 'scenario/:scenario',
              name: 'decks-of-scenario',
              component: () => import('./decks/simulator/ScenarioTunerPage.vue'),
              props: true,
            },
            {
              path: 'game/:game',
              name: 'decks-of-game',
              component: () => import('./decks/simulator/GameTunerPage.vue'),
              props: true,
            },
            { path: 'own/new', name: 'own-deck-new', component: ownDeck },
            { path: 'own/:deck', name: 'own-deck', component: ownDeck, props: true },
          ],
        },
        { path: 'report/:game', name: 'report', component: () => import('./report/ReportView.vue'), props: true },
        { path: 'rules', name: 'rules', component: () => import('./library/RulesView.vue') },
        {
          path: 'simulation/scenario/:scenario',
          name: 'simulate-scenario',
          component: () => import('./simulation/ScenarioSimulationPage.vue'),
          props: true,
        },
        {
          path: 'simulation/game/:game',
          name: 'simulate-game',
          component: () => import('./simulation/GameSimulationPage.vue'),
          props: true,
        },
      ],
    },
    { path: '/play/:game', name: 'play', component: () => import('./pages/PlayView.vue'), props: true },
    { path: '/bring-in', name: 'bring-in', component: () => withRules(import('./sharing/BringInPage.vue')) },
    {
      path: '/bring-in/game/:place',
      name: 'bring-in-game',
      component: () => withRules(import('./sharing/RecordPage.vue')),
      props: true,
    },
    {
      path: '/shipyard/:pack/:way(new|edit|duplicate|figures)/:ship?',
      name: 'shipyard',
      component: () => import('./shipyard/ShipyardView.vue'),
      props: true,
    },
    {
      path: '/battle/game/:game/:moment(start|now)',
      name: 'battle-of-game',
      component: () => withRules(import('./battle/GameBattlePage.vue')),
      props: true,
    },
    { path: '/battle/new', name: 'battle-new', component: battleEditor, props: { way: 'new' } },
    { path: '/battle/quick', name: 'battle-quick', component: battleEditor, props: { way: 'quick' } },
    {
      path: '/battle/copy/:scenario',
      name: 'battle-copy',
      component: battleEditor,
      props: ({ params }) => ({ way: 'copy', scenario: params['scenario'] }),
    },
    {
      path: '/battle/:scenario',
      name: 'battle',
      component: battleEditor,
      props: ({ params }) => ({ way: 'change', scenario: params['scenario'] }),
    },
    { path: '/:unknown(.*)*', redirect: '/' },
  ],
})
