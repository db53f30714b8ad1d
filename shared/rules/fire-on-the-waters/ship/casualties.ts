/** Written as in every pack whose ships keep a list of them. */
export * from '../../kit/casualties'
