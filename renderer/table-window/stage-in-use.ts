import { computed, inject, provide, type ComputedRef, type InjectionKey } from 'vue'
import { landscapeStage, type Stage } from '#shared/table-view/stage'

const key: InjectionKey<ComputedRef<Stage>> = Symbol('stage')

export const provideStage = (stage: ComputedRef<Stage>) => provide(key, stage)

/** The stage that the picture is painted on: landscape, or upright as the monitor is. */
export const useStage = () =>
  inject(
    key,
    computed(() => landscapeStage),
  )
